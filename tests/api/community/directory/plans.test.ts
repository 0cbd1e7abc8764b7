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
  // Opens the connection that is watched, and caches the list of countries.
  await Promise.all([findPeople({ id: anna }, { page: 0 }), findPeople(null, { page: 0 })]);
}, 120_000);

/** PostgreSQL's plans for the searches of one call, with the settings that the call makes between them. */
async function plansOf(viewer: { id: number } | null, query: Partial<UsersQuery>): Promise<string> {
  const { sent } = await watchStatements(() => findPeople(viewer, { page: 0, ...query }));
  const plans: string[] = [];
  await sql.begin(async (on) => {
    for (const { text, parameters } of sent) {
      if (isSetting({ text })) await on.unsafe(text, parameters as postgresParameters);
      if (isSearch({ text })) plans.push(await explain(on, { text, parameters }));
    }
  });
  return plans.join('\n');
}

const isSetting = ({ text }: Pick<SentStatement, 'text'>) => text.startsWith('select set_config(');
const isSearch = ({ text }: Pick<SentStatement, 'text'>) =>
  /from "directory" where|"directory_words"|strict_word_similarity\(/u.test(text);

async function explain(on: Pick<typeof sql, 'unsafe'>, { text, parameters }: SentStatement): Promise<string> {
  const rows = await on.unsafe<{ 'QUERY PLAN': string }[]>(
    `explain ${text}`,
    parameters as postgresParameters,
  );
  return `-- ${text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`;
}
type postgresParameters = NonNullable<Parameters<typeof sql.unsafe>[1]>;

const filtered: Partial<UsersQuery> = {
  language: 'it',
  country: 'GR',
  level: 'A2',
  age: '35-44',
  gender: 'male',
};

/* Among many people each of these must use its index: reading the whole table takes a hundred times as long. */
describe('the plans of the main searches', () => {
  it.each<[string, Partial<UsersQuery>]>([
    ['directory_active_idx', {}],
    ['directory_name_idx', { name: 'штальберг' }],
    ['directory_words_idx', { name: 'ю ш' }],
    ['directory_words_idx', { name: 'ivan petrov' }],
    ['directory_occupation_idx', { occupation: 'freelancer', gender: 'female', age: '55' }],
    ['directory_trio_idx', { language: 'ja', country: 'JP', level: 'B1' }],
    ['directory_country_idx', { country: 'AZ' }],
  ])('use %s for %j', async (index, query) => {
    expect(await plansOf({ id: anna }, query)).toContain(index);
  });

  /*
   * Among a million people, a search for whole words by trigrams (directory_name_idx) takes 25 ms even when nobody has them,
   * and reading each of the 80,000 rows of a frequent name takes 100 ms.
   */
  it.each<Partial<UsersQuery>>([
    { name: 'ната' },
    { name: 'iva' },
    { name: 'ivan pet' },
    { name: 'Саша' },
    { name: 'ната', native: '1', level: 'B2' },
    { name: 'iva', country: 'DE' },
  ])('read for a frequent name the index of words alone, in the order of the list: %j', async (query) => {
    const plans = await plansOf({ id: anna }, query);
    const pages = plans.split('-- ').filter((plan) => plan.includes('cross join lateral (select user_id'));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page).toMatch(/Index Only Scan using directory_words_idx/u);
      expect(page).not.toMatch(/Seq Scan|Bitmap|directory_name_idx|Index Scan using directory/u);
    }
  });

  it('step from word to word to find those that somebody has', async () => {
    const plans = await plansOf({ id: anna }, { name: 'na' });
    const [steps = ''] = plans.split('-- ').filter((plan) => plan.includes('recursive steps'));
    expect(steps).toMatch(/Index Only Scan using directory_words_idx/u);
    expect(steps).not.toMatch(/Seq Scan|Sort|Bitmap/u);
  });

  it('answer all filters from the index of language and country alone', async () => {
    const plans = await plansOf({ id: anna }, filtered);
    expect(plans).toContain('Index Only Scan using directory_trio_idx');
    expect(plans).not.toMatch(/Seq Scan|BitmapAnd/u);
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

  it('expect of a frequent name of visitors’ searches many people, who are better walked through than sorted', async () => {
    const plans = await plansOf(null, { name: 'iva' });
    const [count = ''] = plans.split('-- ').filter((plan) => plan.startsWith('select count(*)'));
    expect(Number(/Limit .*rows=(\d+)/u.exec(count)?.[1])).toBeGreaterThan(30);
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
