import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { connect } from '@/db/client';
import { users } from '@/db/schema/people';
import { testDatabase } from '@/tests/support/database';

const { url } = testDatabase();
const { db, sql } = connect(url, 1);
afterAll(() => sql.end({ timeout: 5 }));

/** The number of prepared statements of the only connection whose texts begin with `start`. */
async function countKept(start: string): Promise<number> {
  const rows = await sql`select statement from pg_prepared_statements where starts_with(statement, ${start})`;
  return rows.length;
}

describe('a connection', () => {
  it('keeps a statement that is asked again, for whomever', async () => {
    for (const id of [1, 2, 3]) await db.select({ email: users.email }).from(users).where(eq(users.id, id));
    expect(await countKept('select "email"')).toBe(1);
  });

  it('keeps it in a transaction, and in one within it', async () => {
    const ask = (on: Pick<typeof db, 'select'>) =>
      on.select({ surname: users.surname }).from(users).where(eq(users.id, 1));
    await db.transaction(async (on) => {
      await ask(on);
      await on.transaction(ask);
    });
    expect(await countKept('select "surname"')).toBe(1);
  });

  it('takes back what a transaction that failed has done', async () => {
    const failing = db.transaction(async (on) => {
      await on.update(users).set({ firstName: 'Никто' }).where(eq(users.id, 1));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const rows = await db.select({ name: users.firstName }).from(users).where(eq(users.id, 1));
    expect(rows).not.toEqual([{ name: 'Никто' }]);
  });

  it('does not keep what is another statement with every length of a list', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index);
    await db.select({ role: users.role }).from(users).where(inArray(users.id, ids));
    expect(await countKept('select "role"')).toBe(0);
  });
});
