import { beforeAll, describe, expect, it } from '@jest/globals';
import { findPeople } from '@/lib/community/directory/find-people';
import type { UsersQuery } from '@/lib/community/directory/schema';
import { fillDirectory } from '@/tests/support/community/crowd';
import { makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import type { SentStatement } from '@/tests/support/repeated-queries';
import { watchStatements } from '@/tests/support/watch-queries';

const { db, sql } = testDatabase();
let anna = 0;

beforeAll(async () => {
  await fillDirectory(sql, 20_000);
  anna = await makeMember(db);
  // Opens the connection that is watched, and fills the list of countries.
  await Promise.all([findPeople({ id: anna }, { page: 0 }), findPeople(null, { page: 0 })]);
}, 120_000);

/** What PostgreSQL would do for the searches of one call. */
async function plansOf(viewer: { id: number } | null, query: Partial<UsersQuery>): Promise<string> {
  const { sent } = await watchStatements(() => findPeople(viewer, { page: 0, ...query }));
  const plans = await Promise.all(sent.filter(isSearch).map(explain));
  return plans.join('\n');
}

const isSearch = ({ text }: SentStatement) => /from "directory" where|strict_word_similarity\(/u.test(text);

async function explain({ text, parameters }: SentStatement): Promise<string> {
  const rows = await sql.unsafe<{ 'QUERY PLAN': string }[]>(
    `explain ${text}`,
    parameters as postgresParameters,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
type postgresParameters = NonNullable<Parameters<typeof sql.unsafe>[1]>;

/* Among many people each of these must go by its index: the whole table takes a hundred times as long. */
describe('the plans of the main searches', () => {
  it.each<[string, Partial<UsersQuery>]>([
    ['directory_active_idx', {}],
    ['directory_name_idx', { name: 'штальберг' }],
    ['directory_name_idx', { name: 'ю ш' }],
    ['directory_name_idx', { name: 'ivan petrov' }],
    ['directory_trio_idx', { language: 'ja', country: 'JP', level: 'B1' }],
    ['directory_country_idx', { country: 'AZ' }],
  ])('use %s for %j', async (index, query) => {
    expect(await plansOf({ id: anna }, query)).toContain(index);
  });

  it('go on from a cursor by the order of the index', async () => {
    const { next } = await findPeople({ id: anna }, { page: 0 });
    const plans = await plansOf({ id: anna }, { after: next ?? '' });
    expect(plans).toMatch(/Index (?:Only )?Scan using directory_active_idx/u);
    expect(plans).not.toContain('Sort');
  });

  it('go for visitors backwards through the newest people who show themselves, without sorting', async () => {
    const plans = await plansOf(null, {});
    expect(plans).toContain('Index Scan Backward using directory_public_idx');
    expect(plans).not.toContain('Sort');
  });

  it('look for names of visitors’ searches among the people who show themselves', async () => {
    expect(await plansOf(null, { name: 'штальберг' })).toContain('directory_public_name_idx');
  });

  it.each<Partial<UsersQuery>>([{ country: 'DE' }, { level: 'B1' }, { name: 'ната', country: 'DE' }])(
    'read nobody’s profile for the filters of visitors: %j',
    async (query) => {
      expect(await plansOf(null, query)).not.toMatch(/profiles|Gather/u);
    },
  );
});
