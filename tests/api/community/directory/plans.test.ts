import { beforeAll, describe, expect, it } from '@jest/globals';
import { findPeople } from '@/lib/community/directory/find-people';
import type { UsersQuery } from '@/lib/community/directory/schema';
import { fillDirectory } from '@/tests/support/community/crowd';
import { makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-queries';

const { db, sql } = testDatabase();
let anna = 0;
beforeAll(async () => {
  await fillDirectory(sql, Number(process.env.CROWD ?? 20_000));
  anna = await makeMember(db);
  await findPeople(null, { page: 0 });
}, 400_000);

const asked: [string, Partial<UsersQuery>][] = [
  ['nothing', {}],
  ['page 40', { page: 40 }],
  ['frequent', { name: 'Наташа' }],
  ['contains', { name: 'ната' }],
  ['short', { name: 'Саша' }],
  ['contains iva', { name: 'iva' }],
  ['two', { name: 'ivan pet' }],
  ['2 letters', { name: 'на' }],
  ['1 letter', { name: 'ю' }],
  ['rare', { name: 'zzq' }],
  ['typo', { name: 'Светалан' }],
  ['typo 2', { name: 'Алексанрд Смирнво' }],
  ['trio', { language: 'ja', country: 'JP', level: 'B1' }],
  ['ru+country+level', { language: 'ru', country: 'RU', level: 'B1' }],
  ['name+native+level', { name: 'ната', native: '1', level: 'B2' }],
  ['country gender age', { country: 'DE', gender: 'male', age: '25-34' }],
  ['occ gender age', { occupation: 'freelancer', gender: 'female', age: '55' }],
  ['az occ', { country: 'AZ', language: 'el', occupation: 'freelancer' }],
];
const planOf = async ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  const [row] = await sql.unsafe(`explain (format text) ${text}`, parameters as never[]);
  return row;
};
it('x', async () => {
  const out: string[] = [];
  for (const viewer of [{ id: anna }, null])
    for (const [title, query] of asked) {
      const times = [];
      let count = 0;
      for (let i = 0; i < 5; i++) {
        const t = performance.now();
        count = (await findPeople(viewer, { page: 0, ...query })).count;
        times.push(performance.now() - t);
      }
      times.sort((a, b) => a - b);
      out.push(`${viewer ? 'member' : 'visitor'} ${title}: ${count} ${times[2]!.toFixed(1)} ${times[4]!.toFixed(1)}`);
    }
  process.stderr.write(out.join('\n') + '\n');
  if (process.env.DUMP) {
    const statements = await watchStatements(() => findPeople({ id: anna }, { page: 0, ...JSON.parse(process.env.DUMP!) }));
    for (const { text, parameters } of statements) {
      if (!/^\s*(select|insert)/.test(text) || text.includes('set_config')) continue;
      const rows = await sql.unsafe(`explain (analyze, format text) ${text}`, parameters as never[]);
      process.stderr.write(text.slice(0, 3000) + '\n' + JSON.stringify(parameters) + '\n' + rows.map((r) => r['QUERY PLAN']).join('\n') + '\n\n');
    }
  }
}, 400_000);
