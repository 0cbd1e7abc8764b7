import type { Turn } from '@/lib/chat/practice-partner/schema';
import { questions, topics, type OwnQuestion } from './script';

/** Number of turns for which the partner remembers a question of its own. */
const maxRememberedTurns = 3;

/** The question with which the partner's latest turn ended; null when it asked nothing. */
export function ownQuestion(turns: readonly Turn[]): OwnQuestion | null {
  const last = turns.slice(-maxRememberedTurns).findLast(({ from }) => from === 'partner');
  if (!last) return null;
  const ending = questions.filter(({ text }) => last.text.endsWith(text) || last.text.endsWith(`${text}»`));
  // «Как дела?» also ends «А как дела?»: the longest match is the question; of equal ones, everyday topics have the best
  // reactions.
  const weight = ({ text, intent }: OwnQuestion) => text.length + (topics.includes(intent) ? 0.5 : 0);
  return ending.sort((one, other) => weight(other) - weight(one))[0] ?? null;
}
