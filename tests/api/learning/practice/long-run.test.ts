import { expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { GET as getRun } from '@/app/api/runs/[run]/route';
import { exercises } from '@/db/schema/courses';
import { attempts } from '@/db/schema/practice';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { getCourse, startLesson, submit } from '@/tests/support/practice';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeSomebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const answered = 20_000;

it('goes on after twenty thousand answers in one run, and tells a repeat the first answer', async () => {
  const { id: userId, cookie } = await makeSomebody(db, 'student');
  const lesson = (await getCourse(cookie)).lessons[0]?.id ?? 0;
  const { run } = await startLesson(cookie, lesson);
  const rows = await db.select({ id: exercises.id }).from(exercises).where(eq(exercises.lessonId, lesson));
  const order = rows.map(({ id }) => id).sort((a, b) => a - b);
  const grade = { verdict: 'wrong', expected: 'а', given: 'б', parts: [], spelling: [] };
  await db.execute(sql`
    insert into ${attempts} (run_id, turn, user_id, exercise_id, answer, grade, verdict, hints, points, answered_at)
    select ${run}::uuid, turn, ${userId}::int, (${`{${order.join()}}`}::int[])[1 + turn % ${order.length}::int],
      '{}', ${JSON.stringify(grade)}::jsonb, 'wrong', 0, 0, now() + turn * interval '1 millisecond'
    from generate_series(0, ${answered}::int - 1) as turn`);
  const { body } = await call(getRun, { cookie, params: { run } });
  const view = body as unknown as PracticeView;
  expect(view.turn).toBe(answered);
  const { exercise = 0, task } = view.current ?? {};
  const answer = task && task.kind !== 'choice' ? blunder(task) : { kind: 'choice', option: 0 };
  const first = await submit(cookie, exercise, view, answer);
  expect([first.status, (first.body as unknown as AttemptResult).practice.turn]).toEqual([201, answered + 1]);
  const again = await submit(cookie, exercise, view, { kind: 'write', text: 'другое' });
  expect([again.status, again.body]).toEqual([201, { ...first.body, elsewhere: true }]);
}, 60_000);
