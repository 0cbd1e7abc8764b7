import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Tokens } from '@/components/people/account/tokens';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/account/tokens';
const token = {
  id: 'a',
  name: 'My reader',
  scopes: ['read' as const],
  created_at: '2026-11-24T10:00:00.000Z',
  last_used_at: null,
  expires_at: null,
};
const open = (isVerified = true) =>
  show(<Tokens first={{ tokens: [] }} rendered="2026-11-24T10:00:00.000Z" isVerified={isVerified} />);

describe('a personal token', () => {
  it('is made by a form that says what is missing, is shown once, and gives the focus back', async () => {
    const calls = serve({
      [call]: [
        refusal('validation', '', { name: ['The name is missing.'] }),
        { status: 201, body: { token, secret: 'govorim_secret' } },
      ],
      'GET /api/account/tokens': { body: { tokens: [token] } },
    });
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Make a token' }));
    const name = screen.getByRole('textbox', { name: 'What is it for?' });
    expect(document.activeElement).toBe(name);
    await person.click(screen.getByRole('button', { name: 'Make token' }));
    expect(await screen.findByText('The name is missing.')).toBeTruthy();
    await person.type(name, 'My reader');
    await person.click(screen.getByRole('checkbox', { name: /^Practise/u }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'How long it works' }), 'One year');
    await person.click(screen.getByRole('button', { name: 'Make token' }));

    const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your token' });
    expect(secret.value).toBe('govorim_secret');
    expect(document.activeElement).toBe(secret);
    expect(sentTo(calls, call)[1]).toEqual({ name: 'My reader', scopes: ['read', 'learn'], expires_in: 365 });
    await person.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByDisplayValue('govorim_secret')).toBeNull();
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('never used'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a token' }));
  });

  it('is not begun by who changed their mind', async () => {
    serve({});
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Make a token' }));
    await person.click(screen.getByRole('button', { name: 'Not now' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a token' }));
  });

  it('wants a confirmed e-mail', () => {
    open(false);
    expect(screen.getByText(/Please confirm your e-mail first/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull();
  });
});
