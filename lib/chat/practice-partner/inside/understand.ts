import type { Turn } from '@/lib/chat/practice-partner/schema';
import type { Intent } from '@/lib/chat/practice-partner/script-schema';
import { findIntent, type Match } from './find-intent';
import { has, type Analyser } from './language';
import { ownQuestion } from './own-question';
import type { Reading } from './read-message';
import { intentOf, script, topics, type OwnQuestion } from './script';
import { nameIn, nameInAnswer, placeIn, wordIn, type Slots } from './slots';
import { tokensOf } from './tokens';

export interface Understood {
  /** Id of the intent, or of the pool, that the reactions come from. */
  id: string;
  reactions: readonly string[];
  /** The topic for questions back; after «да», the topic that the partner asked about. */
  topic: Intent;
  slots: Slots;
}

interface Conversation {
  message: Reading;
  turns: readonly Turn[];
  analyser: Analyser;
}

/** The meaning of a Russian message; null when it is not understood. */
export async function understand(conversation: Conversation): Promise<Understood | null> {
  const { message, turns, analyser } = conversation;
  const question = ownQuestion(turns);
  const match = findIntent(message.words);
  const told = question && (await answerTo(question, match, conversation));
  const understood = told ?? (match && (await plainly(match, question, conversation)));
  if (!understood) return null;
  const name = nameIn(message.tokens) ?? nameToldBefore(turns, analyser);
  return {
    ...understood,
    slots: {
      ...(name === null ? {} : { name }),
      ...(question ? { question: question.text } : {}),
      ...understood.slots,
    },
  };
}

/** A name in Latin letters, if the partner has asked for it. */
export function understandName(
  text: string,
  turns: readonly Turn[],
  { lexicon }: Analyser,
): Understood | null {
  const isAsked = ownQuestion(turns)?.expects === 'name';
  const tokens = tokensOf(text, lexicon);
  const name = isAsked && tokens.length === 1 ? nameInAnswer(tokens) : null;
  return name === null ? null : told('name_told', { name });
}

/** A match with this many words is certain in a question, whatever the partner asked before; other messages need one more. */
const minCertainWords = 2;

/** The message as the answer to the partner's own question; null when it is none. */
async function answerTo(
  question: OwnQuestion,
  match: Match | null,
  { message, analyser }: Conversation,
): Promise<Understood | null> {
  const sure = message.isQuestion ? minCertainWords : minCertainWords + 1;
  if (match !== null && match.score >= sure) return null;
  const expected = isReply(match) ? null : await asExpected(question, match, { message, analyser });
  if (expected !== null) return expected;
  return match !== null || message.isQuestion ? null : freely(question);
}

/** The name or the place that the question asked for. */
async function asExpected(
  { expects, text }: OwnQuestion,
  match: Match | null,
  { message: { tokens }, analyser }: Pick<Conversation, 'message' | 'analyser'>,
): Promise<Understood | null> {
  if (expects === 'name') {
    const name = nameInAnswer(tokens);
    return name === null ? null : told('name_told', { name });
  }
  const direction = /откуда/iu.test(text) ? 'from' : 'in';
  const place = expects === 'place' ? await placeIn(tokens, analyser, direction) : null;
  // «в маленькой деревне»: a place without a name.
  const isPlace = expects === 'place' && match !== null && ['city', 'home'].includes(match.intent.id);
  return place || isPlace ? told('place_told', place ?? {}) : null;
}

/** An answer that matches no pattern. */
function freely({ expects, intent }: OwnQuestion): Understood | null {
  if (expects === 'place') return told('place_told', {});
  if (expects !== undefined) return null;
  // The reactions of other intents are about the partner: «У машины нет возраста».
  return topics.includes(intent)
    ? told(intent.id, {})
    : { id: 'noted', reactions: script.pools.noted, topic: intent, slots: {} };
}

const told = (id: string, slots: Slots): Understood => ({
  id,
  reactions: intentOf(id).answers,
  topic: intentOf(id),
  slots,
});

/** Short replies, which mean nothing without the question before them. */
const replies = new Set(['yes', 'no', 'maybe', 'dont_know', 'agree']);
const isReply = (match: Match | null) => match !== null && replies.has(match.intent.id);

async function plainly(
  match: Match,
  question: OwnQuestion | null,
  { message, analyser }: Conversation,
): Promise<Understood> {
  const { intent } = match;
  const topic = isReply(match) && question ? question.intent : intent;
  const slots = intent.id === 'meaning' ? wordIn(message.tokens) : null;
  const place = intent.id === 'place_told' ? await placeIn(message.tokens, analyser, null) : null;
  const reactions = (isAddressed(message) ? intent.asked : undefined) ?? intent.answers;
  return { id: intent.id, reactions, topic, slots: slots ?? place ?? {} };
}

/** Whether a question is to the partner: «А ты любишь кино?» */
function isAddressed({ tokens, isQuestion }: Reading): boolean {
  return (
    isQuestion &&
    tokens.some(
      ({ folded, readings }) =>
        /^(?:ты|тебя|тебе|тобой|твой|твоя|твоё|твое|твои|вы|вас|вам|ваш|ваша|ваше|ваши)$/u.test(folded) ||
        readings.some((reading) => has(reading, 'VERB', '2per')),
    )
  );
}

/** The name that the learner told in one of these turns. */
function nameToldBefore(turns: readonly Turn[], { lexicon }: Analyser): string | null {
  const told = turns
    .filter(({ from, text }) => from === 'learner' && /зовут|им[яи]|зови/iu.test(text))
    .map(({ text }) => nameIn(tokensOf(text.slice(0, 200), lexicon)));
  return told.findLast((name) => name !== null) ?? null;
}
