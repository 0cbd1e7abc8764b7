import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { attempts, runs } from '@/db/schema/practice';

const email = 'anna@content.test';

/** Inserts the rows of Анна's right answer to an exercise. */
export async function answerAsAnna(db: Database, exercise: { id: number; lessonId: number }): Promise<void> {
  const at = new Date('2026-01-05T10:00:00Z');
  const name = { firstName: 'Анна', surname: 'Петрова' };
  const [anna] = await db
    .insert(users)
    .values({ ...name, email, birthDate: '1990-01-01', locale: 'ru', passwordHash: '-', consentedAt: at })
    .returning({ id: users.id });
  if (!anna) throw new Error('Анна is not there.');
  const place = { userId: anna.id, lessonId: exercise.lessonId };
  const [run] = await db
    .insert(runs)
    .values({ ...place, startedAt: at })
    .returning({ id: runs.id });
  if (!run) throw new Error('Анна’s run is not there.');
  const graded = { answer: {}, grade: {}, verdict: 'right', hints: 0, points: 10, answeredAt: at } as const;
  await db
    .insert(attempts)
    .values({ ...graded, runId: run.id, turn: 0, userId: anna.id, exerciseId: exercise.id });
}

export async function forgetAnna(db: Database): Promise<void> {
  await db.delete(users).where(eq(users.email, email));
}
