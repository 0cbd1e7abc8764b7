import { beforeEach, describe, expect, it } from '@jest/globals';
import { findPeople } from '@/lib/community/directory/find-people';
import { searchedWords } from '@/lib/community/directory/name-search';
import { searcherOf } from '@/lib/community/directory/searcher';
import { findWithSlips } from '@/lib/community/directory/slip-search';
import { emptyDirectory, makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-queries';

const { db, sql } = testDatabase();
let anna = 0;
let konstantin = 0;

beforeEach(async () => {
  await emptyDirectory(db);
  anna = await makeMember(db, { firstName: 'Анна', surname: 'Иванова' });
  konstantin = await makeMember(db, { firstName: 'Константин', surname: 'Иванов' });
});

async function search(timeoutMs?: number): Promise<number[]> {
  const searcher = await searcherOf({ id: anna });
  if (!searcher) throw new Error('Anna may search.');
  const wanted = { searcher, condition: undefined, limit: 24 };
  const { found } = await findWithSlips(searchedWords('Констонтин'), wanted, timeoutMs);
  return found.map(({ id }) => id);
}

/** Works while another transaction locks the table, so that a search has to wait. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  await sql.begin(async (on) => {
    await on`lock table directory in access exclusive mode`;
    await work();
  });
}

describe('a search for names with slips', () => {
  it('finds the name that is nearly the one that was typed', async () => {
    expect(await search()).toEqual([konstantin]);
  });

  it('gives up at its time limit, and finds nobody then instead of failing', async () => {
    await whileLocked(async () => expect(await search(20)).toEqual([]));
    expect(await search(20_000)).toEqual([konstantin]);
  });

  it('has a limit of 300 ms, where the search before it has two seconds', async () => {
    const { sent } = await watchStatements(() => findPeople({ id: anna }, { page: 0, name: 'Констонтин' }));
    const limits = sent
      .filter(({ text }) => text.includes('statement_timeout'))
      .map(({ parameters }) => parameters[0]);
    expect(limits).toEqual(['2000', '300']);
  });

  it('is not made where something else was found', async () => {
    const { sent } = await watchStatements(() => findPeople({ id: anna }, { page: 0, name: 'Константин' }));
    expect(sent.some(({ text }) => text.includes('strict_word_similarity('))).toBe(false);
  });
});
