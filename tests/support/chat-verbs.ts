import { randomUUID } from 'node:crypto';
import type { LiveEventName } from '@/lib/platform/realtime/events';
import type { call } from './call';
import { accept, dial, hangUp, inTab, syncOf, takeNote, type Caller } from './calls';
import { say } from './chat';
import { sayMedia, tryUpload } from './chat-media';
import { correct } from './corrections';
import { makeMp3 } from './mp3';
import type { Somebody } from './somebody';
import { startTimer } from './timers';

/*
 * Every verb of the chat between two people, by its route: the preparation, the call, and the events that the other person
 * gets while the two may meet.
 */

/** Two people, of whom the first one acts. */
export interface Two {
  me: Caller & Somebody;
  other: Caller & Somebody;
}

export const inTabs = (me: Somebody, other: Somebody): Two => ({
  me: { ...me, ...inTab(me) },
  other: { ...other, ...inTab(other) },
});

/** The ids in the verb's path: number of a message, call, timer, or file. */
type About = Partial<Record<'seq' | 'call' | 'timer' | 'media', string>>;
type Sent = Pick<NonNullable<Parameters<typeof call>[1]>, 'body' | 'query' | 'raw' | 'headers'>;

export interface ChatVerb {
  /** Preparation, after each person has sent a message; null: only the other person has written. */
  before?: ((two: Two) => Promise<About>) | null;
  sent?: (about: About, two: Two) => Sent;
  tells?: LiveEventName[];
  /** Whether it withdraws something: allowed for its author even after a block. */
  takesBack?: true;
}

const voice = makeMp3(1);
const text = 'Я живу в Москва.';
const [byMe, byOther] = [
  async ({ me, other }: Two) => ({ seq: String((await say(me, other, text)).seq) }),
  async ({ me, other }: Two) => ({ seq: String((await say(other, me, text)).seq) }),
];
const corrected = async (two: Two, corrector: 'me' | 'other') => {
  const [one, whom] = corrector === 'me' ? [two.me, two.other] : [two.other, two.me];
  const { seq } = await say(whom, one, text);
  await correct(one, whom, seq, 'Я живу в Москве.');
  return { seq: String(seq) };
};
const ringing = async (caller: Caller, whom: Caller) => ({ call: String((await dial(caller, whom)).id) });
const talking = async ({ me, other }: Two) => {
  const about = await ringing(me, other);
  await accept(other, Number(about.call));
  await syncOf(me, Number(about.call), { is_connected: true });
  return about;
};
const noted = async (two: Two) => {
  const { call: id } = await talking(two);
  const { seq } = await takeNote(two.other, Number(id), { kind: 'word', word: 'берёза', meaning: 'birch' });
  await hangUp(two.me, Number(id));
  return { seq: String(seq) };
};
const uploaded = async ({ me, other }: Two) => ({ media: (await tryUpload(me, other, voice)).body.id });
const withMedia = async ({ me, other }: Two) => ({
  seq: String((await sayMedia(other, me, { file: voice })).seq),
});
const timed = async ({ me, other }: Two) => ({ timer: String((await startTimer(other, me)).id) });
const own = (body: object = {}) => ({ body: { client_id: randomUUID(), ...body } });
const inOwnTab =
  (body: object = {}) =>
  (_: About, { me }: Two) => ({ body: { client_id: me.tab, ...body } });

export const chatVerbs: Record<string, ChatVerb> = {
  'GET [person]/route.ts': {},
  'DELETE [person]/route.ts': {},
  'POST [person]/calls/route.ts': { sent: inOwnTab(), tells: ['chat-call'] },
  'GET [person]/found/route.ts': { sent: () => ({ query: { text: 'Привет' } }) },
  'POST [person]/media/[media]/route.ts': { before: uploaded, sent: () => own(), tells: ['chat-send'] },
  'POST [person]/media/route.ts': {
    sent: () => ({ raw: voice, headers: { 'content-type': 'audio/mpeg' } }),
  },
  'PUT [person]/messages/[seq]/correction/answer/route.ts': {
    before: async (two) => corrected(two, 'other'),
    sent: () => ({ body: { answer: 'accept' } }),
    tells: ['notify', 'chat-correction'],
  },
  'PUT [person]/messages/[seq]/correction/route.ts': {
    before: byOther,
    sent: () => ({ body: { text: 'Я живу в Москве.', reason: '' } }),
    tells: ['notify', 'chat-correction'],
  },
  'DELETE [person]/messages/[seq]/correction/route.ts': {
    before: async (two) => corrected(two, 'me'),
    tells: ['notify', 'chat-correction'],
    takesBack: true,
  },
  'PUT [person]/messages/[seq]/kept/route.ts': { before: noted, tells: ['chat-edit'] },
  'GET [person]/messages/[seq]/media/route.ts': { before: withMedia },
  'PUT [person]/messages/[seq]/reaction/route.ts': {
    before: byOther,
    sent: () => ({ body: { reaction: 'heart' } }),
    tells: ['chat-reaction'],
  },
  'PATCH [person]/messages/[seq]/route.ts': {
    before: byMe,
    sent: () => ({ body: { text: 'Исправлено' } }),
    tells: ['chat-edit'],
  },
  'DELETE [person]/messages/[seq]/route.ts': { before: byMe, tells: ['chat-delete'], takesBack: true },
  'GET [person]/messages/route.ts': { sent: () => ({ query: { from: '1' } }) },
  'POST [person]/messages/route.ts': { sent: () => own({ text: 'Новое' }), tells: ['chat-send'] },
  'PUT [person]/read/route.ts': {
    before: byOther,
    sent: ({ seq }) => ({ body: { seq: Number(seq ?? 1) } }),
    tells: ['chat-read'],
  },
  'PUT [person]/request/route.ts': {
    before: null,
    sent: () => ({ body: { answer: 'accept' } }),
    tells: ['chat-change'],
  },
  'GET [person]/starters/route.ts': {},
  'GET [person]/stress/route.ts': { before: byOther, sent: ({ seq }) => ({ query: { seqs: seq ?? '1' } }) },
  'GET [person]/timer/route.ts': { before: timed },
  'POST [person]/timer/route.ts': {
    sent: () => ({ body: { languages: ['ru', 'tr'], minutes: 10 } }),
    tells: ['chat-timer'],
  },
  'PATCH [person]/timer/route.ts': {
    before: timed,
    sent: ({ timer }) => ({ body: { timer: Number(timer ?? 1), step: 'pause' } }),
    tells: ['chat-timer'],
  },
  'POST [person]/typing/route.ts': { tells: ['chat-typing'] },
  'PUT calls/[call]/answer/route.ts': {
    before: async ({ me, other }) => ringing(other, me),
    sent: inOwnTab({ answer: 'accept' }),
    tells: ['chat-call'],
  },
  'POST calls/[call]/end/route.ts': { before: talking, sent: inOwnTab(), tells: ['chat-call', 'chat-edit'] },
  'POST calls/[call]/notes/route.ts': {
    before: talking,
    sent: () => own({ kind: 'word', word: 'берёза', meaning: 'birch' }),
    tells: ['chat-send'],
  },
  'GET calls/[call]/route.ts': { before: talking },
  'GET calls/[call]/servers/route.ts': { before: talking },
  'POST calls/[call]/signals/route.ts': {
    before: talking,
    sent: inOwnTab({ signals: ['{}'] }),
    tells: ['chat-call-signal'],
  },
  'POST calls/[call]/sync/route.ts': {
    before: async ({ me, other }) => ringing(me, other),
    sent: inOwnTab({ is_connected: false, after: 0 }),
    tells: ['chat-call'],
  },
};

/** Verbs that concern no other person, or all conversations of a person. */
export const verbsForOneself = [
  'GET calls/choices/route.ts',
  'PUT calls/choices/route.ts',
  'GET choices/route.ts',
  'PUT choices/route.ts',
  'POST hints/route.ts',
  'GET route.ts',
];
