import { POST as attempt } from '@/app/api/exercises/[exercise]/attempts/route';
import { POST as hint } from '@/app/api/exercises/[exercise]/hints/route';
import { POST as start } from '@/app/api/lessons/[lesson]/runs/route';
import { GET as course } from '@/app/api/courses/[course]/route';
import type { CourseView } from '@/lib/learning/courses/schema';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { call, type Answer } from './call';

const courseSlug = 'russian-from-zero';

export async function getCourse(cookie?: string): Promise<CourseView> {
  const { body } = await call(course, { params: { course: courseSlug }, ...(cookie && { cookie }) });
  return body as unknown as CourseView;
}

export async function startLesson(cookie: string, lesson: number): Promise<PracticeView> {
  const { body } = await call(start, { method: 'POST', cookie, params: { lesson: String(lesson) } });
  return body as unknown as PracticeView;
}

interface TurnOfRun {
  run: string;
  turn: number;
  /** Version of the exercise that was shown; the current one by default. */
  version?: string | undefined;
}

export function submit(
  cookie: string,
  exercise: number,
  { run, turn, version }: TurnOfRun,
  answer: unknown,
): Promise<Answer> {
  return call(attempt, {
    cookie,
    params: { exercise: String(exercise) },
    body: { run, turn, version, answer },
  });
}

export function openHint(
  cookie: string,
  exercise: number,
  { run, turn, version }: TurnOfRun,
  level: number,
): Promise<Answer> {
  return call(hint, { cookie, params: { exercise: String(exercise) }, body: { run, turn, version, level } });
}

/** Answers the current exercise. @returns the body of the call */
export async function answerDue(
  cookie: string,
  view: PracticeView,
  answer: ExerciseAnswer,
): Promise<AttemptResult> {
  const { body } = await submit(cookie, view.current?.exercise ?? 0, view, answer);
  return body as unknown as AttemptResult;
}
