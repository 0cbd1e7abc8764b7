import { expect, it } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { selectCandidates } from '@/lib/community/matching/inside/candidate-queries';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

const wanted = {
  at: new Date(),
  viewer: 1,
  adultsBornUntil: '2008-11-26',
  isAdult: true,
  learnt: ['ru'],
  known: ['ru', 'tr'],
  helpedLevels: ['A1'],
};

it('candidates are read by walking the indexes, whose order is that of the pools', async () => {
  const plan = await db.transaction(async (on) => {
    // The test's directory is so small that PostgreSQL would read and sort the whole table.
    await on.execute(sql`set local enable_seqscan = off`);
    await on.execute(sql`set local enable_bitmapscan = off`);
    await on.execute(sql`set local enable_sort = off`);
    const lines: string[] = [];
    const explain = async (query: SQL) => {
      const rows = await on.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    };
    // The boundary: the query uses no other method.
    await selectCandidates({ execute: explain } as unknown as Connection, wanted, 10);
    return lines.join('\n');
  });
  for (const index of ['directory_native_idx', 'directory_level_idx', 'directory_active_idx'])
    expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using ${index}`, 'u'));
  expect(plan).not.toContain('Sort Key: directory');
});
