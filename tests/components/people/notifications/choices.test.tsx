import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DigestSwitch } from '@/components/people/notifications/digest-switch';
import { KindChoices } from '@/components/people/notifications/kind-choices';
import { PushSwitch } from '@/components/people/notifications/push-switch';
import { QuietHours } from '@/components/people/notifications/quiet-hours';
import type { Choices } from '@/lib/people/notifications/schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const all = { in_app: true, mail: true, push: true };
// The boundary: these two kinds are enough to look at.
const first = {
  choices: { follower: { ...all, mail: false }, role_changed: all },
  quiet: { from: 22, until: 8 },
  time_zone: 'Europe/Moscow',
  with_text: false,
} as unknown as Choices;
const patch = 'PATCH /api/notifications/choices';

const boxOf = (kind: string, channel: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('checkbox', {
    name: channel,
  });

describe('the choices by kind', () => {
  it('are saved at once', async () => {
    const choices = { ...first.choices, follower: all };
    const calls = serve({ [patch]: { body: { ...first, choices } } });
    const { person } = show(<KindChoices first={first} />);
    await person.click(boxOf('New follower', 'By e-mail'));
    expect(sentTo(calls, patch)).toEqual([{ choice: { kind: 'follower', channel: 'mail', wanted: true } }]);
    expect(boxOf('New follower', 'By e-mail').checked).toBe(true);
  });

  it('go back to what the server has where it could not save', async () => {
    serve({ [patch]: refusal('validation', 'Not saved.') });
    const { person } = show(<KindChoices first={first} />);
    await person.click(boxOf('New follower', 'By e-mail'));
    expect(await screen.findByText('Not saved.')).toBeTruthy();
    expect(boxOf('New follower', 'By e-mail').checked).toBe(false);
  });

  it('leave what concerns the account on the site', () => {
    show(<KindChoices first={first} />);
    expect(boxOf('Change of your role', 'On the site').disabled).toBe(true);
    expect(boxOf('Change of your role', 'By e-mail').disabled).toBe(false);
  });
});

describe('news of the chat', () => {
  const choices = { chat_unread: { in_app: false, mail: true, push: true } };
  const ofChat = { ...first, choices } as unknown as Choices;

  it('have no place at the bell', () => {
    show(<KindChoices first={ofChat} />);
    const group = within(screen.getByRole('group', { name: 'Unread messages in the chat' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(2);
    expect(group.queryByRole('checkbox', { name: 'On the site' })).toBeNull();
  });

  it('say what was written where that is chosen', async () => {
    const calls = serve({ [patch]: { body: { ...ofChat, with_text: true } } });
    const { person } = show(<KindChoices first={ofChat} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show what was written in the chat' });
    expect(box.checked).toBe(false);
    await person.click(box);
    expect(sentTo(calls, patch)).toEqual([{ with_text: true }]);
    expect(box.checked).toBe(true);
  });
});

describe('the quiet hours', () => {
  it('are chosen in full hours of the person’s zone', async () => {
    const calls = serve({ [patch]: { body: { ...first, quiet: { from: 20, until: 8 } } } });
    const { person } = show(<QuietHours first={first} />);
    expect(screen.getByText(/Europe\/Moscow/u)).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Quiet from'), '20');
    expect(sentTo(calls, patch)).toEqual([{ quiet: { from: 20, until: 8 } }]);
  });

  it('can be none', async () => {
    const calls = serve({ [patch]: { body: { ...first, quiet: { from: 0, until: 0 } } } });
    const { person } = show(<QuietHours first={first} />);
    await person.click(screen.getByRole('checkbox', { name: 'Keep quiet hours' }));
    expect(sentTo(calls, patch)).toEqual([{ quiet: { from: 0, until: 0 } }]);
    expect(screen.queryByLabelText('Quiet from')).toBeNull();
  });
});

describe('the letter of a day', () => {
  it('is switched off at once', async () => {
    const calls = serve({ 'PATCH /api/account': { body: { letters: { tips: true, digest: false } } } });
    const { person } = show(<DigestSwitch wanted isVerified />);
    await person.click(screen.getByRole('checkbox', { name: 'Send me news by e-mail' }));
    expect(sentTo(calls, 'PATCH /api/account')).toEqual([{ letters: { digest: false } }]);
  });

  it('tells whoever has not confirmed an address why none comes', () => {
    show(<DigestSwitch wanted isVerified={false} />);
    expect(screen.getByText(/Confirm your e-mail first/u)).toBeTruthy();
  });
});

it('a browser that cannot show messages says so', async () => {
  show(<PushSwitch publicKey="key" />);
  expect(await screen.findByText('This browser cannot show notifications.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});
