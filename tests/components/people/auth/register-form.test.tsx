import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { RegisterForm } from '@/components/people/auth/register-form';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/auth/register';

describe('who registers', () => {
  it('sends what was filled in, and is led to the first field that has a fault', async () => {
    const calls = serve({
      [call]: refusal('validation', '', {
        surname: ['The surname must be at least 2 characters long.'],
        email: ['The e-mail is taken.'],
      }),
    });
    const { person } = show(<RegisterForm returnTo="/en/courses" />);
    await person.type(screen.getByLabelText('First name'), 'Мария');
    await person.type(screen.getByLabelText('Surname'), 'П');
    await person.type(screen.getByLabelText('E-mail'), 'maria@example.org');
    await person.click(screen.getByRole('checkbox', { name: 'I am 14 or older.' }));
    await person.click(screen.getByRole('radio', { name: 'teacher' }));
    await person.click(screen.getByRole('checkbox', { name: /^I accept/u }));
    await person.click(screen.getByRole('button', { name: 'Create account' }));

    const surname = screen.getByLabelText('Surname');
    await waitFor(() => expect(document.activeElement).toBe(surname));
    expect(screen.getByText('The surname must be at least 2 characters long.')).toBeTruthy();
    expect(screen.getByText('The e-mail is taken.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Мария');
    expect(sentTo(calls, call)).toEqual([
      {
        first_name: 'Мария',
        surname: 'П',
        email: 'maria@example.org',
        password: '',
        password_confirmation: '',
        role: 'teacher',
        old_enough: true,
        consent: true,
        remember: true,
      },
    ]);
  });
});
