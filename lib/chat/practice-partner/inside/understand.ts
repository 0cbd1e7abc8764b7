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
  /** The intent, or the pool, whose reactions are given. */
  id: string;
  reactions: readonly string[];
  /** Whose questions go back: with «да» those of the topic that was asked about. */
  topic: Intent;
  slots: Slots;
}

interface Conversation {
  message: Reading;
  turns: readonly Turn[];
  analyser: Analyser;
}

/** What a Russian message says; null when it is not understood. */
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

/** A name in Latin letters, where the partner has asked for it. */
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

/** A match of so many words is meant as it stands, whatever was asked before. */
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

/** The name or the place that was asked for. */
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

/** An answer that no pattern knows. */
function freely({ expects, intent }: OwnQuestion): Understood | null {
  if (expects === 'place') return told('place_told', {});
  if (expects !== undefined) return null;
  // The reactions of what is no everyday topic speak of the partner: «У машины нет возраста».
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

/** Short replies, which say nothing without the question before them. */
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

/** The name that the learner told in one of the turns that are handed in. */
function nameToldBefore(turns: readonly Turn[], { lexicon }: Analyser): string | null {
  const told = turns
    .filter(({ from, text }) => from === 'learner' && /зовут|им[яи]|зови/iu.test(text))
    .map(({ text }) => nameIn(tokensOf(text.slice(0, 200), lexicon)));
  return told.findLast((name) => name !== null) ?? null;
}
