import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MessageMenu } from '@/components/chat/conversation/message-menu';
import { MessageTools } from '@/components/chat/conversation/message-tools';
import { outboxOf } from '@/components/chat/conversation/outbox-store';
import type { MessageView } from '@/lib/chat/messages/schema';
import { conversation, message as messageOf } from '@/tests/support/chat-views';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const { person } = conversation({});
const message = messageOf(12, 12, { text: 'Купите слона', at: '2026-11-20T12:00:00.000Z' });

const put = 'PUT /api/reports/message/7.12';

function open(about: Partial<MessageView> = {}, who: Partial<typeof person> = {}) {
  const tools = {
    person: { ...person, ...who },
    name: 'Борис',
    take: () => undefined,
    onMode: () => undefined,
    goTo: async () => undefined,
    store: outboxOf(3, 7),
    mayCorrect: true,
  };
  return show(
    <MessageTools value={tools}>
      <MessageMenu message={{ ...message, ...about }} />
    </MessageTools>,
  );
}

const unfold = async ({ person: user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'More about this message' }));

it('reports a message of the other one, and says what moderators will read', async () => {
  const calls = serve({ [put]: { body: { reported: true } } });
  const shown = open();
  await unfold(shown);
  await shown.person.click(await screen.findByRole('menuitem', { name: 'Report' }));
  await screen.findByRole('dialog', { name: 'Report this message' });
  expect(screen.getByText(/with up to ten before it and three after it/u)).toBeTruthy();
  await shown.person.click(screen.getByRole('radio', { name: 'Sexual or violent' }));
  await shown.person.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sentTo(calls, put)).toEqual([{ reason: 'sexual', message: null }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports also somebody who is out of reach', async () => {
  const shown = open({}, { name: null as unknown as string, is_blocked: true });
  await unfold(shown);
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeTruthy();
});

it.each([
  ['one’s own message', { mine: true }, {}],
  ['a message of an account that is gone', {}, { is_deleted: true }],
])('does not offer it for %s', async (_, about, who) => {
  const shown = open(about, who);
  await unfold(shown);
  expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
});
