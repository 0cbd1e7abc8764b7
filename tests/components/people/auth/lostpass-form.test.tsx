import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LostpassForm } from '@/components/people/auth/lostpass-form';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/auth/lostpass';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const send = () => screen.getByRole('button', { name: 'Send me a link' });

describe('who has lost a password', () => {
  it('waits, is told the same whether the account exists, and has the focus there', async () => {
    const answer = held({});
    const calls = serve({ [call]: answer.reply });
    const { person } = show(<LostpassForm isOutbox={false} />);
    await person.type(field(), ' maria@example.org ');
    await person.click(send());
    expect(send().getAttribute('aria-busy')).toBe('true');
    answer.give();
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain('maria@example.org');
    expect(document.activeElement).toBe(status);
    expect(sentTo(calls, call)).toEqual([{ email: 'maria@example.org' }]);
  });

  it('may use another address: the one so far is in the field', async () => {
    serve({ [call]: {} });
    const { person } = show(<LostpassForm isOutbox={false} />);
    await person.type(field(), 'maria@example.org');
    await person.click(send());
    await person.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(field().value).toBe('maria@example.org');
    expect(document.activeElement).toBe(field());
  });

  it('is told at the field what is wrong with the address, and what was typed stays', async () => {
    serve({ [call]: refusal('validation', '', { email: ['The e-mail must be a valid e-mail address.'] }) });
    const { person } = show(<LostpassForm isOutbox={false} />);
    await person.type(field(), 'maria@');
    await person.click(send());
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The e-mail must be a valid e-mail address.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('maria@');
  });

  it('is told when the server cannot be reached', async () => {
    serve({});
    const { person } = show(<LostpassForm isOutbox={false} />);
    await person.type(field(), 'maria@example.org');
    await person.click(send());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(send().hasAttribute('aria-busy')).toBe(false);
  });
});
