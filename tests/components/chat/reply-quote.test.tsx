import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ReplyQuote } from '@/components/chat/conversation/reply-quote';
import { MessageTools } from '@/components/chat/conversation/message-tools';
import { outboxOf } from '@/components/chat/conversation/outbox-store';
import type { MessageView } from '@/lib/chat/messages/schema';
import { conversation } from '@/tests/support/chat-views';
import { show } from '@/tests/support/components/show';

type Reply = NonNullable<MessageView['reply']>;

function showQuote(about: Partial<Reply>) {
  const went: number[] = [];
  const tools = {
    person: conversation({}).person,
    name: 'Борис',
    take: () => undefined,
    onMode: () => undefined,
    goTo: async (seq: number) => void went.push(seq),
    store: outboxOf(3, 7),
    mayCorrect: true,
  };
  const reply: Reply = { seq: 4, mine: false, kind: 'text', text: '', is_deleted: false, ...about };
  const shown = show(
    <MessageTools value={tools}>
      <ReplyQuote reply={reply} />
    </MessageTools>,
  );
  return { ...shown, went, quote: screen.getByRole('button') };
}

it.each<[string, Partial<Reply>, string]>([
  ['a text', { text: 'Мой дом' }, 'Мой дом'],
  ['a picture with a caption', { kind: 'picture', text: 'Мой дом' }, 'Picture: Мой дом'],
  ['a picture without one', { kind: 'picture' }, 'Picture'],
  ['a voice note', { kind: 'voice' }, 'Voice note'],
  ['what was deleted', { kind: 'picture', is_deleted: true }, 'Message deleted'],
])('the quote of %s shows what it is, also to a screen reader', (_, about, text) => {
  const { quote } = showQuote(about);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Go to the message that this answers Борис ${text}` })).toBe(
    quote,
  );
});

it('the quote leads to its message', async () => {
  const { person, went, quote } = showQuote({ text: 'Мой дом' });
  await person.click(quote);
  expect(went).toEqual([4]);
});
