import 'server-only';
import { createTranslator } from 'next-intl';
import { correctAsMachine } from '@/lib/chat/corrections/correct';
import { readUpTo } from '@/lib/chat/dialogs/change';
import { requireDialog } from '@/lib/chat/dialogs/conversation';
import { listLatest, sendAsMachine } from '@/lib/chat/messages/machine';
import type { MessageView } from '@/lib/chat/messages/schema';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { answer, answerUnseen } from '@/lib/chat/practice-partner/answer';
import type { Correction, PartnerAnswer, PartnerMessage, Turn } from '@/lib/chat/practice-partner/schema';
import { nameUuid } from '@/lib/platform/crypto/name-uuid';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { selectLocale, selectMachineName } from './inside/queries';

/** Messages that the machine remembers: its own last lines, which it does not repeat, and what they answered. */
const maxHistoryMessages = 60;

interface Asked {
  machine: number;
  person: number;
  /** The message that is to be answered. */
  seq: number;
}

/**
 * Reads and answers a person's message as a machine, and corrects what is certain in it. A repeat of the job says nothing twice; a
 * message that has been followed by another one is answered with it. Where the two may not meet any more, nothing happens.
 */
export async function replyAsMachine({ machine, person, seq }: Asked): Promise<void> {
  const conversation = await findDialog(machine, person);
  const name = await selectMachineName(db, machine);
  if (!conversation?.person || name === null) return;
  const { dialogId } = conversation;
  const said = (await listLatest({ dialogId, me: machine }, maxHistoryMessages)).filter(isSaid);
  const latest = said.findLast(({ mine }) => !mine);
  if (latest?.seq !== seq) return;
  const turns = said.filter((message) => message.seq < seq && message.text !== '').map(turnOf);
  const seed = `${dialogId}-${seq}`;
  const { text, corrections } = await replyTo(latest, { turns, seed }, name);
  const clientId = nameUuid(`machine ${seed}`);
  const isNew = await sendAsMachine({ dialogId, me: machine, other: person, clientId, text });
  // After the answer: nobody is told of reading before a first one.
  await readUpTo({ id: machine }, person, seq);
  if (isNew && corrections.length > 0) await correct(latest, corrections, { machine, person, seq });
}

async function replyTo(
  { text, media }: MessageView,
  said: Pick<PartnerMessage, 'turns' | 'seed'>,
  name: string,
): Promise<Pick<PartnerAnswer, 'text' | 'corrections'>> {
  if (text === '' && media) return { text: answerUnseen(media.kind, said), corrections: [] };
  return answer({ text, ...said }, { analyser: await loadAnalyser(), name });
}

async function correct(
  { text }: MessageView,
  corrections: readonly Correction[],
  { machine, person, seq }: Asked,
): Promise<void> {
  const reason = await reasonIn(await selectLocale(db, person), corrections);
  const input = { text: corrected(text, corrections), reason };
  await correctAsMachine({ id: machine }, { otherId: person, seq }, input);
}

/** From the last to the first, because each changes the places after it. */
const corrected = (text: string, corrections: readonly Correction[]) =>
  corrections.reduceRight((so, { start, end, right }) => so.slice(0, start) + right + so.slice(end), text);

async function reasonIn(locale: Locale, corrections: readonly Correction[]): Promise<string> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'chat-partner.reasons', ...logMissing });
  return [...new Set(corrections.map(({ reason }) => t(reason)))].join(' ');
}

async function findDialog(machine: number, person: number) {
  try {
    return await requireDialog({ id: machine }, person);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Neither taken back nor a call or a timer. */
const isSaid = ({ text, media }: MessageView) => text !== '' || media !== null;

const turnOf = ({ mine, text }: MessageView): Turn => ({ from: mine ? 'partner' : 'learner', text });
