import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getSituation } from '@/app/api/phrasebook/[situation]/route';
import { GET as getSituations } from '@/app/api/phrasebook/route';
import { phraseKeys, phrases } from '@/db/schema/phrasebook';
import { readPhrasebook } from '@/lib/content/phrasebook/source';
import { loadPhrasebook } from '@/lib/content/load/load-phrasebook';
import { situationList, situationPhrases } from '@/lib/translator/phrasebook/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

const situation = async (slug: string, query: Record<string, string> = {}, locale = 'de') => {
  const { status, body } = await call(getSituation, {
    params: { situation: slug },
    query,
    headers: { 'Accept-Language': locale },
  });
  expect(status).toBe(200);
  return situationPhrases.parse(body);
};

describe('The phrasebook', () => {
  it('has twenty situations in the reader’s language, in their order', async () => {
    const { status, body } = await call(getSituations, { headers: { 'Accept-Language': 'de' } });
    expect(status).toBe(200);
    const { situations } = situationList.parse(body);
    expect(situations).toHaveLength(20);
    expect(situations[0]).toEqual({
      slug: 'greetings',
      title: { text: 'Begrüßung und Abschied', lang: 'de' },
      phrases: 20,
    });
  });

  it('has the phrases of a situation in Russian and in the reader’s language', async () => {
    const { phrases: listed, reviewed } = await situation('greetings');
    expect(reviewed).toBe(true);
    const formal = listed.find(({ register }) => register === 'formal');
    expect(formal).toMatchObject({
      russian: [{ speaker: null, text: 'Здра́вствуйте!' }],
      translation: [{ speaker: null, text: 'Guten Tag!' }],
    });
    expect(listed.find(({ id }) => id === formal?.other)?.register).toBe('informal');
  });

  it('fills in the number that is asked for', async () => {
    const of = async (n: string) =>
      (await situation('greetings', { n })).phrases.find(({ counts }) => counts)?.russian[0]?.text;
    expect(await of('1')).toBe('Уви́димся че́рез 1 день!');
    expect(await of('11')).toBe('Уви́димся че́рез 11 дней!');
  });

  it('is translated into another language than the reader’s on request', async () => {
    const { locale, title, phrases: listed } = await situation('greetings', { locale: 'ja' });
    expect([locale, title.lang]).toEqual(['ja', 'de']);
    expect(listed[0]?.translation[0]?.text).toBe('こんにちは。');
  });

  it.each(['az', 'hy'])('says of %s that no native speaker has read it', async (locale) => {
    expect((await situation('greetings', {}, locale)).reviewed).toBe(false);
  });

  it.each([
    ['greetings', { n: '-1' }, 400],
    ['greetings', { n: '1000000' }, 400],
    ['greetings', { locale: 'sv' }, 400],
    ['no-such-place', {}, 404],
    ['../../etc', {}, 404],
  ])('refuses %s with %j: %i', async (slug, query: Record<string, string>, expected) => {
    const { status } = await call(getSituation, { params: { situation: slug }, query });
    expect(status).toBe(expected);
  });
});

describe('Loading the phrasebook again', () => {
  it('changes nothing when the files are the same, and keeps the ids when they are not', async () => {
    const { value } = await readPhrasebook('db/content');
    const book = value ?? [];
    expect(await loadPhrasebook(db, book)).toEqual({ changed: 0 });
    const [before] = await db.select().from(phrases).where(eq(phrases.key, 'hello-formal'));
    const [first, ...others] = book;
    if (!first || !before) throw new Error('The phrasebook is empty.');
    const text = { ...first.phrases[0]?.text, en: 'Good day to you!' };
    const changed = [
      {
        ...first,
        phrases: first.phrases.map((phrase, index) => (index === 0 ? { ...phrase, text } : phrase)),
      },
      ...others,
    ];
    // The boundary: every language is there, the type of the spread only cannot say so.
    await loadPhrasebook(db, changed as typeof book);
    const [after] = await db.select().from(phrases).where(eq(phrases.key, 'hello-formal'));
    expect(after?.id).toBe(before.id);
    expect(after?.otherId).toBe(before.otherId);
    const keys = await db.select().from(phraseKeys).where(eq(phraseKeys.phraseId, before.id));
    expect(keys.find(({ locale }) => locale === 'en')?.key).toBe('good day to you');
    await loadPhrasebook(db, [first, ...others]);
  });

  it('removes a phrase that the files have no more', async () => {
    const { value } = await readPhrasebook('db/content');
    const [first, ...others] = value ?? [];
    if (!first) throw new Error('The phrasebook is empty.');
    await loadPhrasebook(db, [{ ...first, phrases: first.phrases.slice(0, 2) }, ...others]);
    const left = await db.select({ key: phrases.key }).from(phrases);
    expect(left).toHaveLength(382);
    await loadPhrasebook(db, [first, ...others]);
    expect(await db.select({ key: phrases.key }).from(phrases)).toHaveLength(400);
  });
});
