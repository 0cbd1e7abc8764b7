import type { Turn } from '@/lib/chat/practice-partner/schema';
import { questions, topics, type OwnQuestion } from './script';

/** How far back the partner remembers what it asked. */
const maxRememberedTurns = 3;

/** The question with which the partner's latest turn ended; null when it asked nothing. */
export function ownQuestion(turns: readonly Turn[]): OwnQuestion | null {
  const last = turns.slice(-maxRememberedTurns).findLast(({ from }) => from === 'partner');
  if (!last) return null;
  const ending = questions.filter(({ text }) => last.text.endsWith(text) || last.text.endsWith(`${text}»`));
  // «Как дела?» also ends «А как дела?»: the longest is what was asked, and everyday topics know best what to say of it.
  const weight = ({ text, intent }: OwnQuestion) => text.length + (topics.includes(intent) ? 0.5 : 0);
  return ending.sort((one, other) => weight(other) - weight(one))[0] ?? null;
}
