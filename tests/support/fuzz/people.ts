import type { Connection } from '@/db/client';
import { createMailLink } from '@/lib/people/letters/mail-links';
import { startSession } from '@/lib/people/auth/sessions';
import { unsubscribeTokenOf } from '@/lib/people/letters/inside/unsubscribe-token';
import { getCourse, startLesson } from '@/tests/support/practice';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeSomebody, makeToken, somebodysPassword } from '@/tests/support/somebody';
import type { People } from './run';

let count = 0;

/** Inserts a learner in the middle of a lesson and an administrator, with the data that their calls need. */
export async function makePeople(db: Connection): Promise<People> {
  count += 1;
  const [student, administrator] = [
    await makeSomebody(db, 'student'),
    await makeSomebody(db, 'administrator'),
  ];
  const opening = { remember: true, client: 'program', userAgent: null, secondFactor: false } as const;
  const spare = await startSession(student.id, opening);
  const token = await makeToken(db, student.id);
  return {
    headers: {
      nobody: [],
      browser: [`Cookie: ${student.cookie}`, 'Origin: http://localhost:3000'],
      program: [`Authorization: Bearer ${student.pair.access_token}`],
      administrator: [`Authorization: Bearer ${administrator.pair.access_token}`],
      token: [`Authorization: Bearer ${token.token}`],
    },
    values: {
      ...(await beginLesson(student.cookie)),
      birth_date: '1990-02-03',
      course: 'russian-from-zero',
      current_password: somebodysPassword,
      email: student.email,
      first_name: 'Майя',
      letter: unsubscribeTokenOf({ userId: student.id, topic: 'tips' }),
      password: somebodysPassword,
      password_confirmation: somebodysPassword,
      refresh_token: student.pair.refresh_token,
      session: spare.id,
      surname: 'Орлова',
      token: await createMailLink(student.id, count % 2 ? 'verify' : 'reset', student.email),
      token_id: token.id,
    },
  };
}

async function beginLesson(
  cookie: string,
): Promise<Pick<People['values'], 'answer' | 'exercise' | 'lesson' | 'run' | 'turn'>> {
  const { lessons } = await getCourse(cookie);
  const lesson = lessons[0]?.id ?? 0;
  const { run, turn, current } = await startLesson(cookie, lesson);
  if (!current) throw new Error('A new run has an exercise.');
  const { exercise, task } = current;
  const answer = task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
  return { answer, exercise, lesson, run, turn };
}
