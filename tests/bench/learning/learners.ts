import { inArray } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { personColumns } from '@/lib/people/auth/inside/person-columns';
import { sealSession } from '@/lib/people/auth/session-cookie';
import { showPerson, startSession } from '@/lib/people/auth/sessions';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';

/** Has 5,000 answers, 3,000 cards and 20,000 reviews; everybody else has a hundredth of that, more or less. */
export const busiest = 1;

/** Learners of the load (2-people.sql) by their numbers, in order. */
export async function findLearners(numbers: number[]): Promise<Viewer[]> {
  const emails = numbers.map((number) => `learner-${number}@bench.example`);
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(users.id);
  return rows.map((row) => ({ ...showPerson(row), locale: 'en', session: null }));
}

/** `count` usual learners, beginning with the one of number `from`. */
export const findUsual = (from: number, count: number) =>
  findLearners(Array.from({ length: count }, (_, index) => from + index));

/** A Cookie header by which a learner is signed in. */
export async function signIn({ id }: Viewer): Promise<string> {
  const { cookieToken } = await startSession(id, {
    remember: true,
    client: 'browser',
    userAgent: null,
    secondFactor: false,
  });
  const [cookie = ''] = (await sealSession(cookieToken ?? '', true)).split(';');
  return cookie;
}
