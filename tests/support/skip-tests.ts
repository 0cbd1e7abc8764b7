import { POST as answer } from '@/app/api/checks/[check]/answers/route';
import { GET as read } from '@/app/api/checks/[check]/route';
import { POST as start } from '@/app/api/lessons/[lesson]/checks/route';
import type { CheckedAnswer, SkipTestView } from '@/lib/learning/skip-tests/schema';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { call, type Answer } from './call';

/** The raw answer, which may be a refusal. */
export async function askForSkipTest(cookie: string, lesson: number): Promise<Answer> {
  return call(start, { method: 'POST', cookie, params: { lesson: String(lesson) } });
}

export async function startSkipTest(cookie: string, lesson: number): Promise<SkipTestView> {
  return (await askForSkipTest(cookie, lesson)).body as unknown as SkipTestView;
}

export async function readSkipTest(cookie: string, check: string): Promise<Answer> {
  return call(read, { cookie, params: { check } });
}

/** Answers the current exercise; null for "I don't know". */
export async function sendAnswer(
  cookie: string,
  { check, turn, current }: SkipTestView,
  given: ExerciseAnswer | null,
): Promise<Answer> {
  const body = { turn, exercise: current?.exercise, answer: given };
  return call(answer, { cookie, params: { check }, body });
}

export async function answerSkipTest(
  cookie: string,
  view: SkipTestView,
  given: ExerciseAnswer | null,
): Promise<CheckedAnswer> {
  return (await sendAnswer(cookie, view, given)).body as unknown as CheckedAnswer;
}
