import { z } from 'zod';
import { readUpTo } from '@/lib/chat/dialogs/change';
import { ringSeconds } from '@/lib/chat/calls/limits';
import type { NoteInput } from '@/lib/chat/calls/schema';
import { answerCall, endCallOf, getCall, syncCall } from '@/lib/chat/calls/service';
import { startCall } from '@/lib/chat/calls/start';
import { takeNote } from '@/lib/chat/calls/take-note';
import { getConversation } from '@/lib/chat/messages/list';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now, setNow } from '@/lib/platform/clock';
import { nameUuid } from '@/lib/platform/crypto/name-uuid';
import { minuteMs, secondMs } from '@/lib/platform/time/units';

const noted = { by: z.string() };
/** A call of the demonstration, in the place of a line: nobody answered it, or the two talked. */
export const demoCall = z.union([
  z.literal('missed'),
  z.strictObject({
    minutes: z.int().min(1),
    notes: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ ...noted, kind: z.literal('word'), word: z.string(), meaning: z.string() }),
          z.strictObject({
            ...noted,
            kind: z.literal('correction'),
            said: z.string(),
            better: z.string(),
            reason: z.string(),
          }),
        ]),
      )
      .default([])
      .describe('What was noted, evenly over the call.'),
  }),
]);
type DemoCall = z.infer<typeof demoCall>;

interface DemoPerson {
  key: string;
  viewer: Viewer;
}
/** The two of a conversation, first who does something. */
export type DemoPair = readonly [DemoPerson, DemoPerson];

/** Calls, from now on, and reads what the conversation says of it. @returns the number of its message */
export async function callDemo(call: DemoCall, pair: DemoPair, name: string): Promise<number> {
  const [{ viewer: caller }, { viewer: callee }] = pair;
  const { id } = await startCall(caller, callee.id, { client_id: nameUuid(`${name} caller`) });
  await (call === 'missed' ? ringInVain(id, caller) : talk(id, { call, pair, name }));
  const { version } = await getConversation(caller, callee.id);
  await readUpTo(caller, callee.id, version);
  await readUpTo(callee, caller.id, version);
  return version;
}

async function ringInVain(id: number, caller: Viewer): Promise<void> {
  setNow(new Date(now().getTime() + (ringSeconds + 1) * secondMs));
  await getCall(caller, id);
}

interface Talk {
  call: Exclude<DemoCall, 'missed'>;
  pair: DemoPair;
  name: string;
}

async function talk(id: number, { call: { minutes, notes }, pair, name }: Talk): Promise<void> {
  const [{ viewer: caller }, { viewer: callee }] = pair;
  const client_id = nameUuid(`${name} callee`);
  await answerCall(callee, id, { client_id, answer: 'accept' });
  await syncCall(callee, id, { client_id, is_connected: true, after: 0 });
  const begun = now().getTime();
  for (const [index, { by, ...note }] of notes.entries()) {
    setNow(new Date(begun + ((index + 1) * minutes * minuteMs) / (notes.length + 1)));
    const { viewer: author } = pair.find(({ key }) => key === by) ?? pair[0];
    const input: NoteInput = { client_id: nameUuid(`${name} note ${index}`), ...note };
    await takeNote(author, id, input);
  }
  setNow(new Date(begun + minutes * minuteMs));
  await endCallOf(caller, id, { client_id: nameUuid(`${name} caller`) });
}
