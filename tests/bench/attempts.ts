import type { CourseView } from '@/lib/learning/courses/schema';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { solve } from '@/lib/russian/exercises/solve';
import { percentile } from '@/tests/support/percentile';
import { registerClient, type Client } from './client';
import { round, timed, type Line } from './statistics';

const connections = 16;
const rounds = 60;
const maxTimes = 5;

/**
 * A graded attempt, stored with its points, against an authenticated call that only runs `select 1`: each
 * connection does the one and the other in turn, so that both meet the same machine.
 */
export async function benchAttempts(base: string, contents: Map<number, ExerciseContent>): Promise<Line[]> {
  const learners = await Promise.all(
    Array.from({ length: connections }, (_, index) => registerClient(base, index)),
  );
  const [warm] = learners;
  if (warm) await practise(warm, contents, 20, { attempts: [], pings: [] });
  const samples: Samples = { attempts: [], pings: [] };
  await Promise.all(learners.map((learner) => practise(learner, contents, rounds, samples)));
  const [attempt, ping] = [percentile(samples.attempts, 0.95), percentile(samples.pings, 0.95)];
  return [
    {
      what: `Graded attempt over HTTP, ${connections} connections, ${samples.attempts.length} samples, p95`,
      measured: `${round(attempt)} ms = ${round(attempt / ping)}× the ${round(ping)} ms of select 1 (p50 ${round(percentile(samples.attempts, 0.5))} and ${round(percentile(samples.pings, 0.5))} ms)`,
      goal: `at most ${maxTimes}×`,
      isMet: attempt <= ping * maxTimes,
    },
  ];
}

interface Samples {
  attempts: number[];
  pings: number[];
}

async function practise(
  learner: Client,
  contents: Map<number, ExerciseContent>,
  turns: number,
  samples: Samples,
): Promise<void> {
  const { lessons } = await learner.call<CourseView>('GET', '/api/courses/russian-from-zero');
  const start = () => learner.call<PracticeView>('POST', `/api/lessons/${lessons[0]?.id ?? 0}/runs`);
  let view = await start();
  for (let turn = 0; turn < turns; turn += 1) {
    if (!view.current) view = await start();
    const due = view;
    const ping = await timed(() => learner.call('GET', '/api/ping'));
    const attempt = await timed(() => answer(learner, contents, due));
    samples.pings.push(ping.milliseconds);
    samples.attempts.push(attempt.milliseconds);
    view = attempt.result.practice;
  }
}

function answer(
  learner: Client,
  contents: Map<number, ExerciseContent>,
  { run, turn, current }: PracticeView,
): Promise<AttemptResult> {
  const content = contents.get(current?.exercise ?? 0);
  if (!current || !content) throw new Error('Nothing is due.');
  const body = { run, turn, answer: solve(content, current.task) };
  return learner.call('POST', `/api/exercises/${current.exercise}/attempts`, body);
}
