import { eq } from 'drizzle-orm';
import { describe, expect, it } from '@jest/globals';
import { GET as getEntry } from '@/app/api/lexicon/[word]/route';
import { GET as getList } from '@/app/api/lexicon/route';
import { courses, words } from '@/db/schema/courses';
import { lexiconEntry, lexiconPage, type LexiconWord } from '@/lib/learning/lexicon/list-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

async function list(query: Record<string, string> = {}) {
  const { status, body } = await call(getList, { query });
  expect(status).toBe(200);
  return lexiconPage.parse(body);
}

async function listAll(query: Record<string, string> = {}): Promise<LexiconWord[]> {
  const { words: page, next } = await list(query);
  return next === null ? page : [...page, ...(await listAll({ ...query, after: String(next) }))];
}

const names = (found: LexiconWord[]) => found.map(({ russian }) => russian);

describe('the lexicon', () => {
  it('has every word of all courses once, page by page', async () => {
    const all = await listAll();
    const keys = all.map(({ russian, part }) => `${russian.toLowerCase()} ${part}`);
    expect(new Set(keys).size).toBe(keys.length);
    const taught = await db.select({ russian: words.russian }).from(words);
    expect(new Set(all.map(({ russian }) => russian.toLowerCase()))).toEqual(
      new Set(taught.map(({ russian }) => russian.toLowerCase())),
    );
  });

  it('finds a word by any of its forms and by its beginning, whatever its stress and ё', async () => {
    for (const q of ['сестру', 'се́стры', 'СЕСТР', 'сестрами'])
      expect(names((await list({ q })).words)).toContain('сестра́');
    expect((await list({ q: 'бырдычка' })).words).toEqual([]);
  });

  it('is narrowed by level, part of speech and lesson', async () => {
    const family = await listAll({ course: 'russian-from-zero', lesson: 'family', part: 'noun' });
    expect(names(family)).toEqual(expect.arrayContaining(['сестра́', 'брат', 'соба́ка']));
    expect(family.every(({ part }) => part === 'noun')).toBe(true);
    const basic = await listAll({ level: 'A1', course: 'russian-from-zero', lesson: 'family' });
    expect(basic.every(({ level }) => level === 'A1')).toBe(true);
  });

  it('says where a word lives, how frequent it is, and all its forms with their stress', async () => {
    const [found] = (await list({ q: 'сестра' })).words;
    expect(found).toMatchObject({ russian: 'сестра́', part: 'noun', gender: 'f', level: 'A1' });
    expect(found!.frequency).toBeLessThan(1_000);
    expect(found!.senses[0]?.lessons[0]).toMatchObject({ lesson: { slug: 'family' } });
    const { body } = await call(getEntry, { params: { word: String(found!.id) } });
    const { tables, traits } = lexiconEntry.parse(body);
    expect(traits).toEqual(['femn', 'anim']);
    const forms = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
    expect(forms).toEqual(expect.arrayContaining([{ text: 'сёстры', stress: 'sure' }]));
  });

  it('has nothing of a course to come', async () => {
    await db.update(courses).set({ announced: true }).where(eq(courses.slug, 'russian-from-zero'));
    expect((await list({ course: 'russian-from-zero' })).words).toEqual([]);
    await db.update(courses).set({ announced: false });
  });

  it('has no word of another number', async () => {
    const { status, body } = await call(getEntry, { params: { word: '999999999' } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each([{ level: 'D1' }, { part: 'thing' }, { after: '0' }, { q: 'а'.repeat(61) }, { unknown: '1' }])(
    'refuses %j',
    async (query) => {
      const { status, body } = await call(getList, { query });
      expect([status, body.code]).toEqual([400, 'validation']);
    },
  );
});
