import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EmailForm } from '@/components/people/account/email-form';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/account/email';

describe('who changes the e-mail', () => {
  it('gives the password with it, and is told at its field when it is not right', async () => {
    const calls = serve({ [call]: refusal('validation', '', { password: ['This is not your password.'] }) });
    const { person } = show(<EmailForm email="a@example.org" isVerified onAsked={() => undefined} />);
    await person.type(screen.getByRole('textbox', { name: 'New e-mail' }), 'b@example.org');
    await person.type(screen.getByLabelText('Your password'), 'вьюга');
    await person.click(screen.getByRole('button', { name: 'Change e-mail' }));
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(sentTo(calls, call)).toEqual([{ email: 'b@example.org', password: 'вьюга' }]);
  });

  it('reads to how many addresses letters go', () => {
    show(<EmailForm email="a@example.org" isVerified={false} onAsked={() => undefined} />);
    expect(screen.getByText(/^We write to the new address/u)).toBeTruthy();
  });
});
