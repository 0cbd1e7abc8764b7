import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

it('the conversations of the demonstration show a voice note, a timer that ran out and a correction that was accepted', async () => {
  const kinds = await db.execute<{ kind: string }>(
    sql`select distinct kind::text from messages order by kind`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'timer', 'voice']));
  const live = await db.execute(sql`select id from chat_timers where ended_at is null`);
  expect([...live]).toEqual([]);
  const accepted = await db.execute(sql`select id from message_corrections where accepted_at is not null`);
  expect(accepted.length).toBeGreaterThan(0);
});
