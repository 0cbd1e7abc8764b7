import { readFileSync } from 'node:fs';
import { count, eq, like } from 'drizzle-orm';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Database } from '@/db/client';
import { dialogs } from '@/db/schema/chat';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { answerMessageCorrection, correctMessage } from '@/lib/chat/corrections/correct';
import { readUpTo } from '@/lib/chat/dialogs/change';
import { uploadMedia } from '@/lib/chat/media/upload';
import type { MessageInput, MessageView } from '@/lib/chat/messages/schema';
import { sendMedia } from '@/lib/chat/messages/send-media';
import { sendMessage } from '@/lib/chat/messages/send';
import { timerInput, type TimerInput } from '@/lib/chat/timers/schema';
import { getTimer, startTimer } from '@/lib/chat/timers/service';
import { saveProfile } from '@/lib/community/profiles/service';
import { unsaid } from '@/lib/community/profiles/unsaid';
import { insertDemoAccounts } from '@/lib/people/auth/demo';
import type { Viewer } from '@/lib/people/auth/viewer';
import { demoDomain, demoMachine } from '@/lib/people/demo/demo-people';
import { nameUuid } from '@/lib/platform/crypto/name-uuid';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { now, setNow } from '@/lib/platform/clock';
import { getSpeaker } from '@/lib/russian/speech/service';
import { stripStress } from '@/lib/russian/exercises/text/fold';
import { dayMs, minuteMs } from '@/lib/platform/time/units';
import { callDemo, demoCall, type DemoPair } from './demo-calls';
import { speakDemo } from './demo-voice';
import { viewerOfRow } from './viewer-of-row';

const lineOf = {
  from: z.string(),
  after: z.int().min(0).default(0).describe('Minutes since the line before.'),
};
const writtenLine = z.strictObject({
  ...lineOf,
  text: z.string(),
  spoken: z.literal(true).optional().describe('It is a voice note: the synthetic voice says it.'),
  answers: z.int().min(1).optional().describe('The line it answers, counted from 1.'),
  corrected: z
    .strictObject({ text: z.string(), reason: z.string() })
    .optional()
    .describe('What the other one puts right in it, and why; it is accepted.'),
});
type WrittenLine = z.infer<typeof writtenLine>;
const conversations = z.array(
  z.strictObject({
    between: z.tuple([z.string(), z.string()]),
    days: z.int().min(1).describe('Before the seeding.'),
    lines: z.array(z.union([writtenLine, z.strictObject({ ...lineOf, call: demoCall })])),
    timer: timerInput
      .extend({ by: z.string() })
      .optional()
      .describe('A timer that one of the two began after the last line, and that ran out.'),
  }),
);
type DemoConversation = z.infer<typeof conversations>[number];

/** Makes the machine that answers by rules, and once conversations between people of the demonstration; all is read. */
export async function seedDemoChat(db: Database): Promise<void> {
  const today = now();
  const viewers = await readViewers(db);
  // A database of one's own has no demonstration.
  if (!viewers.has('anna')) return;
  await makeMachine(db);
  const [known] = await db.select({ dialogs: count() }).from(dialogs);
  if (known?.dialogs) return;
  const said = conversations.parse(parse(readFileSync('db/content/chat/demo.yaml', 'utf8')));
  for (const conversation of said) await talk(conversation, viewers, today);
  getSpeaker().stop();
}

async function makeMachine(db: Database): Promise<void> {
  const { about, ...account } = demoMachine;
  const [there] = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(users.email, account.email));
  if (there) return;
  await insertDemoAccounts(db, [{ ...account, locale: defaultLocale }]);
  const [row] = await db
    .update(users)
    .set({ isMachine: true })
    .where(eq(users.email, account.email))
    .returning();
  if (row) await saveProfile(viewerOfRow(row), { ...unsaid, about, native_language: 'ru' });
}

async function readViewers(db: Database): Promise<Map<string, Viewer>> {
  const rows = await db
    .select()
    .from(users)
    .where(like(users.email, `%@${demoDomain}`));
  return new Map(rows.map((row) => [row.email.replace(`@${demoDomain}`, ''), viewerOfRow(row)]));
}

async function talk(
  { between, days, lines, timer }: DemoConversation,
  viewers: Map<string, Viewer>,
  today: Date,
): Promise<void> {
  const [one, other] = between.flatMap((key) => {
    const viewer = viewers.get(key);
    return viewer ? [{ key, viewer }] : [];
  });
  // A database of one's own may lack some of the demonstration's people.
  if (!one || !other) return;
  const pairFrom = (key: string): DemoPair => (key === one.key ? [one, other] : [other, one]);
  let atMs = today.getTime() - days * dayMs;
  const seqs: number[] = [];
  for (const [index, line] of lines.entries()) {
    setNow(new Date(atMs + line.after * minuteMs));
    const name = `demonstration ${between.join(' ')} ${index}`;
    const pair = pairFrom(line.from);
    seqs.push(await ('call' in line ? callDemo(line.call, pair, name) : sayLine(line, pair, { name, seqs })));
    // A call has taken its time.
    atMs = now().getTime();
  }
  if (timer) await runTimer(timer, pairFrom(timer.by), atMs);
}

/** One says something, and the other reads it, and corrects it. @returns its number */
async function sayLine(
  { text, answers, spoken, corrected }: WrittenLine,
  [{ viewer: sender }, { viewer: receiver }]: DemoPair,
  { name, seqs }: { name: string; seqs: readonly number[] },
): Promise<number> {
  const reply_to = answers === undefined ? null : (seqs[answers - 1] ?? null);
  const input = { client_id: nameUuid(name), text, reply_to };
  const { seq } = await (spoken ? sayAloud : sendMessage)(sender, receiver.id, input);
  await readUpTo(receiver, sender.id, seq);
  if (corrected) {
    await correctMessage(receiver, { otherId: sender.id, seq }, corrected);
    await answerMessageCorrection(sender, { otherId: receiver.id, seq }, { answer: 'accept' });
  }
  return seq;
}

/** Where there is no voice the text is written. */
async function sayAloud(sender: Viewer, otherId: number, input: MessageInput): Promise<MessageView> {
  const sound = await speakDemo(input.text);
  if (!sound) return sendMessage(sender, otherId, { ...input, text: stripStress(input.text) });
  const { id: mediaId } = await uploadMedia(sender, otherId, sound);
  return sendMedia(sender, { otherId, mediaId }, { ...input, text: '' });
}

/** Starts a timer, and looks at it when it has run out. */
async function runTimer(
  { languages, minutes }: TimerInput,
  [{ viewer: starter }, { viewer: other }]: DemoPair,
  atMs: number,
): Promise<void> {
  setNow(new Date(atMs));
  await startTimer(starter, other.id, { languages, minutes });
  // A moment more than both halves: the clock has gone on since it was set.
  setNow(new Date(atMs + (2 * minutes + 1) * minuteMs));
  await getTimer(other, starter.id);
}
