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
  const accepted = await db.execute(
    sql`select points from message_corrections where accepted_at is not null`,
  );
  expect([...accepted]).toEqual([{ points: 5 }]);
});

it('they show a call that was missed and one that lasted, with what was noted meanwhile; all of it is read', async () => {
  const calls = await db.execute(sql`
    select outcome::text, round(extract(epoch from ended_at - connected_at) / 60)::int as minutes,
      m.body as answer
    from calls c
    left join lateral (select body from messages m where m.dialog_id = c.dialog_id and m.seq > c.seq and m.kind = 'text'
      order by m.seq limit 1) m on true
    order by started_at`);
  expect([...calls]).toEqual([
    { outcome: 'missed', minutes: null, answer: expect.stringContaining('Прости, Даша!') },
    { outcome: 'completed', minutes: 14, answer: expect.stringContaining('Как хорошо ты говоришь!') },
  ]);
  const notes = await db.execute(sql`
    select n.kind::text, u.first_name from call_notes n join messages m using (dialog_id, seq)
    join users u on u.id = m.sender_id order by seq`);
  expect([...notes]).toEqual([
    { kind: 'word', first_name: 'Camille' },
    { kind: 'correction', first_name: 'Дарья' },
  ]);
  const unread = await db.execute(sql`select user_id from dialog_members where unread > 0`);
  expect([...unread]).toEqual([]);
});
