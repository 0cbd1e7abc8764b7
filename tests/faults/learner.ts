/** A learner's browser without a window: practises by the site's own client code until the given number of answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { accessOf, setAccess } from '@/lib/browser/api/access-token';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import type { CourseView } from '@/lib/learning/courses/schema';
import type { ExerciseAnswer, Task } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { blunder } from '@/lib/russian/exercises/solve';

/** The report to the process that started it. */
export interface Report {
  answers: number;
  runs: string[];
}

const [base = '', registration = '', wanted = '0'] = process.argv.slice(2);

await practise();

async function practise(): Promise<void> {
  // The boundary: written by our own parent process.
  const body = JSON.parse(registration) as Record<string, unknown>;
  const answer = await fetchJson<SignedInAnswer>(`${base}/api/auth/register`, { method: 'POST', body });
  setAccess(accessOf(answer));
  const course = await fetchJson<CourseView>(`${base}/api/courses/russian-from-zero`);
  const lesson = course.lessons[0]?.id ?? 0;
  const runs = new Set<string>();
  let practice: PracticeView | null = null;
  for (let answers = 0; answers < Number(wanted); answers += 1) {
    practice = practice?.current ? practice : await startRun(lesson);
    runs.add(practice.run);
    practice = await give(practice);
  }
  process.send?.({ answers: Number(wanted), runs: [...runs] } satisfies Report);
  // The message is sent before the process ends.
  await pause(100);
  process.disconnect();
}

function startRun(lesson: number): Promise<PracticeView> {
  return fetchJson<PracticeView>(`${base}/api/lessons/${lesson}/runs`, { method: 'POST' });
}

async function give({ run, turn, current }: PracticeView): Promise<PracticeView> {
  if (!current) throw new Error('There is nothing to answer.');
  const path = `${base}/api/exercises/${current.exercise}/attempts`;
  const body = { run, turn, answer: anyAnswer(current.task) };
  return (await fetchJson<AttemptResult>(path, { method: 'POST', body })).practice;
}

/** A right or wrong answer: the test only checks that it is counted once. */
function anyAnswer(task: Task): ExerciseAnswer {
  return task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
}
