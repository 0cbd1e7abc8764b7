import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PasswordForm } from '@/components/people/account/password-form';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'PUT /api/account/password';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const submit = () => screen.getByRole('button', { name: 'Change password' });
const sentence = 'This password is not right.';

describe('who changes the password', () => {
  it('is told of a wrong one without losing the new one, and then has empty fields and the focus on the outcome', async () => {
    const calls = serve({
      [call]: [
        refusal('validation', '', { current_password: [sentence] }),
        { body: { access_token: 'a', expires_in: 900 } },
      ],
    });
    const { person } = show(<PasswordForm email="maria@example.org" />);
    await person.type(field('Current password'), 'not mine');
    await person.type(field('New password'), 'вьюга-за-окном');
    await person.type(field('New password once more'), 'вьюга-за-окном');
    await person.click(submit());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field('Current password'));
    expect(field('New password once more').value).toBe('вьюга-за-окном');

    await person.click(submit());
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain('Your password is changed');
    expect(document.activeElement).toBe(status);
    expect(field('New password').value).toBe('');
    await waitFor(() => expect(sentTo(calls, call)).toHaveLength(2));
    expect(sentTo(calls, call)[0]).toEqual({
      current_password: 'not mine',
      password: 'вьюга-за-окном',
      password_confirmation: 'вьюга-за-окном',
    });
  });

  it('may look at what was typed', async () => {
    serve({});
    const { person } = show(<PasswordForm email="maria@example.org" />);
    expect(field('New password').type).toBe('password');
    const [, showNew] = screen.getAllByRole('button', { name: 'Show password' });
    await person.click(showNew!);
    expect(field('New password').type).toBe('text');
  });
});
