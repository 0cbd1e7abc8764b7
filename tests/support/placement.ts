import { POST as answer } from '@/app/api/placements/[placement]/answers/route';
import { POST as end } from '@/app/api/placements/[placement]/result/route';
import { GET as read } from '@/app/api/placements/[placement]/route';
import { POST as start } from '@/app/api/placements/route';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import type { PlacementView } from '@/lib/learning/placement/schema';
import { call, type Answer } from './call';

const viewOf = ({ body }: Answer) => body as unknown as PlacementView;

export async function startTest(cookie: string): Promise<PlacementView> {
  return viewOf(await call(start, { method: 'POST', cookie }));
}

export async function readTest(cookie: string, placement: string): Promise<Answer> {
  return call(read, { cookie, params: { placement } });
}

export async function endTest(cookie: string, placement: string): Promise<Answer> {
  return call(end, { method: 'POST', cookie, params: { placement } });
}

/** Answers the current question; null for "I don't know". */
export async function answerTest(
  cookie: string,
  { placement, turn, current }: PlacementView,
  given: ExerciseAnswer | null,
): Promise<Answer> {
  return call(answer, { cookie, params: { placement }, body: { turn, item: current?.item, answer: given } });
}
