import { randomUUID } from 'node:crypto';
import { GET as listContacts } from '@/app/api/chat/route';
import { DELETE as clear, GET as open } from '@/app/api/chat/[person]/route';
import { PUT as answerRequest } from '@/app/api/chat/[person]/request/route';
import { PUT as read } from '@/app/api/chat/[person]/read/route';
import { GET as list, POST as send } from '@/app/api/chat/[person]/messages/route';
import { DELETE as erase, PATCH as edit } from '@/app/api/chat/[person]/messages/[seq]/route';
import { PUT as react } from '@/app/api/chat/[person]/messages/[seq]/reaction/route';
import { GET as settings } from '@/app/api/settings/route';
import type { ContactPage } from '@/lib/chat/dialogs/schema';
import type { ConversationView, MessagePage, MessageView } from '@/lib/chat/messages/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;
type Whom = Pick<Somebody, 'id'>;

const verbs = { send, edit, erase, react, read, clear, answerRequest };
const methods = {
  send: 'POST',
  edit: 'PATCH',
  erase: 'DELETE',
  react: 'PUT',
  read: 'PUT',
  clear: 'DELETE',
  answerRequest: 'PUT',
} as const;

/** A verb of the conversation with somebody. */
export const chat = (
  who: Who,
  verb: keyof typeof verbs,
  whom: Whom,
  { seq, body }: { seq?: number; body?: object } = {},
): Promise<Answer> =>
  call(verbs[verb], {
    method: methods[verb],
    cookie: who.cookie,
    params: { person: String(whom.id), ...(seq !== undefined && { seq: String(seq) }) },
    ...(body && { body }),
  });

/** Sends a message and expects success. */
export async function say(who: Who, whom: Whom, text: string, more: object = {}): Promise<MessageView> {
  const { status, body } = await trySay(who, whom, text, more);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  // The boundary: the endpoint's answer is what its schema says.
  return body as unknown as MessageView;
}

export const trySay = (who: Who, whom: Whom, text: string, more: object = {}): Promise<Answer> =>
  chat(who, 'send', whom, { body: { client_id: randomUUID(), text, ...more } });

export async function contactsOf(who: Who, query: Record<string, string> = {}): Promise<ContactPage> {
  return (await call(listContacts, { cookie: who.cookie, query })).body as unknown as ContactPage;
}

export async function conversationOf(who: Who, whom: Whom): Promise<ConversationView> {
  const { body } = await call(open, { cookie: who.cookie, params: { person: String(whom.id) } });
  return body as unknown as ConversationView;
}

export const openConversation = (who: Who, whom: Whom): Promise<Answer> =>
  call(open, { cookie: who.cookie, params: { person: String(whom.id) } });

export async function messagesOf(who: Who, whom: Whom, query: Record<string, string>): Promise<MessagePage> {
  const { body } = await call(list, { cookie: who.cookie, params: { person: String(whom.id) }, query });
  return body as unknown as MessagePage;
}

/** The number at the chat in the header. */
export async function unreadOf(who: Who): Promise<number> {
  const { body } = await call(settings, { cookie: who.cookie });
  return (body as unknown as { notify: { chat: number } }).notify.chat;
}
