import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LoginForm } from '@/components/people/auth/login-form';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/auth/login';
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { exact: true });
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logIn() {
  const { person } = show(<LoginForm returnTo="/en/courses" />);
  await person.type(email(), 'maria@example.org');
  await person.type(password(), 'метель');
  await person.click(submit());
  return person;
}

describe('who signs in', () => {
  it('spec §4, §8: login has a waiting state; “These credentials do not match our records”, and what was typed is still there', async () => {
    const sentence = 'These credentials do not match our records.';
    const answer = held(refusal('credentials', sentence));
    const calls = serve({ [call]: answer.reply });
    await logIn();
    expect(submit().getAttribute('aria-busy')).toBe('true');
    answer.give();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(submit().hasAttribute('aria-busy')).toBe(false);
    expect([email().value, password().value]).toEqual(['maria@example.org', 'метель']);
    expect(sentTo(calls, call)).toEqual([{ email: 'maria@example.org', password: 'метель', remember: true }]);
  });

  it('is not asked for again by itself when the server is away: a password is tried once', async () => {
    const calls = serve({ [call]: { status: 503, body: { code: 'unavailable', message: 'Back soon.' } } });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Back soon.');
    expect(sentTo(calls, call)).toHaveLength(1);
  });

  it('spec §8: “Too many login attempts. Please try again in {seconds} seconds.” is said', async () => {
    const body = { code: 'login_throttled', message: 'Too many login attempts.' };
    serve({ [call]: { status: 429, body, headers: { 'retry-after': '30' } } });
    await logIn();
    const sentence = 'Too many login attempts. Please try again in 30 seconds.';
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it('is asked for a code once the password was right, and a wrong one is said at its field', async () => {
    const calls = serve({
      [call]: [
        refusal('second_factor_required', 'A code is needed.'),
        refusal('second_factor_wrong', 'This code is not right.'),
      ],
    });
    const person = await logIn();
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(code);
    await person.type(code, '123456');
    await person.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(calls, call)[1]).toMatchObject({ password: 'метель', code: '123456' });

    await person.click(screen.getByRole('button', { name: 'Back to e-mail and password' }));
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });
});
