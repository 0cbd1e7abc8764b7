import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { directory, directoryWords } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { findPeople } from '@/lib/community/directory/find-people';
import { touchRow } from '@/lib/community/directory/inside/presence-queries';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import type { UsersQuery } from '@/lib/community/directory/schema';
import { emptyDirectory, makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
let anna = 0;

beforeEach(async () => {
  await emptyDirectory(db);
  anna = await makeMember(db, { firstName: 'Анна', surname: 'Шмидт' });
});

const find = async (query: Partial<UsersQuery>) => {
  const { users: found, count } = await findPeople({ id: anna }, { page: 0, ...query });
  return { ids: found.map(({ id }) => id), count };
};
const wordsOf = async (userId: number) => {
  const rows = await db.select().from(directoryWords).where(eq(directoryWords.userId, userId));
  return rows.map(({ word }) => word);
};
const bySurname = { shownTo: { surname: 'members', presence: 'members' } } as const;

describe('the words of the directory', () => {
  it('follow the name and what of it members see', async () => {
    const vera = await makeMember(db, { firstName: 'Вера', surname: 'Орлова' }, bySurname);
    expect(await wordsOf(vera)).toEqual(expect.arrayContaining(['vera', 'orlova']));
    await db
      .update(profiles)
      .set({ shownTo: { surname: 'friends' } })
      .where(eq(profiles.userId, vera));
    await db.update(users).set({ firstName: 'Нина' }).where(eq(users.id, vera));
    await refreshDirectory(db, vera);
    const words = await wordsOf(vera);
    expect(words).toContain('nina');
    expect(words).not.toContain('vera');
    expect(words).not.toContain('orlova');
  });

  it('go with whoever closes their profile', async () => {
    const vera = await makeMember(db, { firstName: 'Вера' });
    await db.update(profiles).set({ audience: 'friends' }).where(eq(profiles.userId, vera));
    await refreshDirectory(db, vera);
    expect(await wordsOf(vera)).toEqual([]);
  });

  it('know of each sign of life what the directory knows', async () => {
    const lera = await makeMember(db, { firstName: 'Вера' }, bySurname);
    const vera = await makeMember(db, { firstName: 'Вера' }, bySurname);
    expect((await find({ name: 'Вера' })).ids).toEqual([vera, lera]);
    await touchRow(lera, new Date('2026-03-01T10:00:00Z'), 60);
    expect((await find({ name: 'Вера' })).ids).toEqual([lera, vera]);
    const rows = await db
      .select({ word: directoryWords.activeAt, row: directory.activeAt })
      .from(directoryWords)
      .innerJoin(directory, eq(directory.userId, directoryWords.userId));
    expect(rows.filter(({ word, row }) => word.getTime() !== row.getTime())).toEqual([]);
  });
});

describe('a search by words', () => {
  it('finds and counts once whoever has two of them', async () => {
    const ivan = await makeMember(db, { firstName: 'Иван', surname: 'Иванов' }, bySurname);
    expect(await find({ name: 'Ива' })).toEqual({ ids: [ivan], count: 1 });
  });

  it('takes several words in any order, each by the loosest reading that the other ones need', async () => {
    const petr = await makeMember(db, { firstName: 'Пётр', surname: 'Иванов' }, bySurname);
    const exact = await makeMember(db, { firstName: 'Иван', surname: 'Пет' }, bySurname);
    await makeMember(db, { firstName: 'Иван', surname: 'Сидоров' }, bySurname);
    expect(await find({ name: 'иван пет' })).toEqual({ ids: [exact, petr], count: 2 });
    expect(await find({ name: 'пет иван' })).toEqual({ ids: [exact, petr], count: 2 });
  });

  it('finds by a short form alone, before whoever only begins with it', async () => {
    const sasa = await makeMember(db, { firstName: 'Александр' });
    const begins = await makeMember(db, { firstName: 'Сашаян' });
    expect(await find({ name: 'Саша' })).toEqual({ ids: [sasa, begins], count: 2 });
  });

  it('finds letters inside words after the words', async () => {
    const begins = await makeMember(db, { firstName: 'Тальяна' });
    const inside = await makeMember(db, { firstName: 'Наталья' });
    expect(await find({ name: 'таль' })).toEqual({ ids: [begins, inside], count: 2 });
  });

  it('obeys the filters', async () => {
    await makeMember(db, { firstName: 'Вера' }, { country: 'DE', shownTo: { country: 'friends' } });
    const vera = await makeMember(
      db,
      { firstName: 'Вера' },
      { country: 'DE', shownTo: { country: 'members' } },
    );
    expect(await find({ name: 'Вера', country: 'DE' })).toEqual({ ids: [vera], count: 1 });
  });

  it('finds everybody also where more words begin with a letter than are read', async () => {
    const letters = Array.from('абвгдежзиклмнопрстуфхц');
    const pairs = letters.flatMap((one) => letters.slice(0, 6).map((other) => `Щ${one}${other}`));
    for (const firstName of pairs)
      await makeMember(db, { firstName, surname: 'Ван' }, { shownTo: { surname: 'friends' } });
    expect((await find({ name: 'щ' })).count).toBe(pairs.length);
    expect((await find({ name: 'щ ван' })).count).toBe(0);
    expect((await find({ name: 'щ в' })).count).toBe(pairs.length);
  }, 60_000);
});
