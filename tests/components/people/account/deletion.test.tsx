import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Deletion } from '@/components/people/account/deletion';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const [leave, stay] = ['DELETE /api/account', 'DELETE /api/account/deletion'];
const button = (name: string) => screen.getByRole('button', { name });

describe('whoever deletes their account', () => {
  it('reads what stays, gives the password, and is told at its field when it is not right', async () => {
    const calls = serve({
      [leave]: refusal('validation', '', { password: ['This password is not right.'] }),
    });
    const { person } = show(<Deletion eraseAt={null} />);
    expect(screen.getByText(/^Your comments stay/u)).toBeTruthy();
    await person.click(button('Delete my account'));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(dialog.textContent).toContain('within 14 days');
    await person.type(screen.getByLabelText('Your password'), 'вьюга{Enter}');
    expect(await screen.findByText('This password is not right.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(sentTo(calls, leave)).toEqual([{ password: 'вьюга' }]);
  });

  it('reads why the last administrator cannot', async () => {
    serve({ [leave]: refusal('last_administrator', 'You are the last administrator.') });
    const { person } = show(<Deletion eraseAt={null} />);
    await person.click(button('Delete my account'));
    await person.type(screen.getByLabelText('Your password'), 'вьюга{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('You are the last administrator.');
  });

  it('may think better of it', async () => {
    const calls = serve({});
    const { person } = show(<Deletion eraseAt={null} />);
    await person.click(button('Delete my account'));
    await person.click(button('Keep my account'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
  });
});

it('whoever is to be deleted reads the day, and keeps the account with one press', async () => {
  const calls = serve({ [stay]: { body: {} } });
  const { person } = show(<Deletion eraseAt="2026-12-15T10:00:00.000Z" />);
  expect(screen.getByText('Your account will be deleted on December 15, 2026')).toBeTruthy();
  await person.click(button('Keep my account'));
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('Your account stays.');
  expect(document.activeElement).toBe(status);
  expect(sentTo(calls, stay)).toHaveLength(1);
});
