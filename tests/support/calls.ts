import { randomUUID } from 'node:crypto';
import { PUT as answer } from '@/app/api/chat/calls/[call]/answer/route';
import { POST as end } from '@/app/api/chat/calls/[call]/end/route';
import { GET as read } from '@/app/api/chat/calls/[call]/route';
import { GET as servers } from '@/app/api/chat/calls/[call]/servers/route';
import { POST as note } from '@/app/api/chat/calls/[call]/notes/route';
import { POST as signal } from '@/app/api/chat/calls/[call]/signals/route';
import { POST as sync } from '@/app/api/chat/calls/[call]/sync/route';
import { POST as start } from '@/app/api/chat/[person]/calls/route';
import type { CallSynced, CallView } from '@/lib/chat/calls/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

/** A person with one of their tabs. */
export interface Caller extends Pick<Somebody, 'id' | 'cookie'> {
  tab: string;
}
export const inTab = ({ id, cookie }: Pick<Somebody, 'id' | 'cookie'>): Caller => ({
  id,
  cookie,
  tab: randomUUID(),
});

export const tryDial = (who: Caller, whom: Pick<Somebody, 'id'>): Promise<Answer> =>
  call(start, { cookie: who.cookie, params: { person: String(whom.id) }, body: { client_id: who.tab } });

/** Calls somebody and expects success. */
export async function dial(who: Caller, whom: Pick<Somebody, 'id'>): Promise<CallView> {
  const { status, body } = await tryDial(who, whom);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  // The boundary: the endpoint's answer is what its schema says.
  return body as unknown as CallView;
}

const verbs = { answer, end, signal, sync };

/** A verb of a call, from the person's tab. */
export const ofCall = (
  who: Caller,
  verb: keyof typeof verbs,
  id: number,
  body: object = {},
): Promise<Answer> =>
  call(verbs[verb], {
    method: verb === 'answer' ? 'PUT' : 'POST',
    cookie: who.cookie,
    params: { call: String(id) },
    body: { client_id: who.tab, ...body },
  });

export const accept = async (who: Caller, id: number) =>
  (await ofCall(who, 'answer', id, { answer: 'accept' })).body as unknown as CallView;
export const hangUp = async (who: Caller, id: number) =>
  (await ofCall(who, 'end', id)).body as unknown as CallView;
export const syncOf = async (who: Caller, id: number, more: object = {}) =>
  (await ofCall(who, 'sync', id, { is_connected: false, after: 0, ...more })).body as unknown as CallSynced;
export const tryRead = (who: Pick<Somebody, 'cookie'>, id: number): Promise<Answer> =>
  call(read, { cookie: who.cookie, params: { call: String(id) } });
export const tryServers = (who: Pick<Somebody, 'cookie'>, id: number): Promise<Answer> =>
  call(servers, { cookie: who.cookie, params: { call: String(id) } });

/** Takes a note in a call. */
export const tryNote = (who: Pick<Somebody, 'cookie'>, id: number, body: object): Promise<Answer> =>
  call(note, {
    cookie: who.cookie,
    params: { call: String(id) },
    body: { client_id: randomUUID(), ...body },
  });
/** Takes a note in a call and expects success. */
export async function takeNote(
  who: Pick<Somebody, 'cookie'>,
  id: number,
  body: object,
): Promise<MessageView> {
  const { status, body: message } = await tryNote(who, id, body);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(message)}`);
  return message as unknown as MessageView;
}
