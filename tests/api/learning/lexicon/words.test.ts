import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GET } from '@/app/api/words/route';
import { courses, lessons, words } from '@/db/schema/courses';
import { AppError } from '@/lib/platform/errors';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { setNow } from '@/lib/platform/clock';
import { lookedUpWord, type LookedUpWord } from '@/lib/learning/lexicon/schema';
import { letters } from '@/lib/russian/morphology/letters';
import { addWordCard } from '@/lib/learning/review/cards';
import { getSpeaker } from '@/lib/russian/speech/service';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody } from '@/tests/support/somebody';

const { db } = testDatabase();
afterEach(() => void jest.restoreAllMocks());
afterAll(() => {
  setNow(null);
  getSpeaker().stop();
});

/** The courses are read once a minute: each test sees them as they are. */
let minutes = 0;
beforeEach(() => {
  minutes += 2;
  setNow(new Date(Date.now() + minutes * 60_000));
});

async function lookUp(
  form: string,
  headers: Record<string, string> = {},
  cookie = '',
): Promise<LookedUpWord> {
  const { status, body } = await call(GET, { query: { form }, headers, cookie });
  expect(status).toBe(200);
  return lookedUpWord.parse(body);
}

const cell = ({ readings }: LookedUpWord, label: string, column: number) =>
  readings[0]?.tables[0]?.rows.find((row) => row.label === label)?.cells[column]?.[0];

describe('Anna looks a word up', () => {
  it('and sees what it means in her language, where it is taught, and which form it is', async () => {
    const found = await lookUp('сестра́', { 'accept-language': 'de' });
    expect(found.form).toEqual({ text: 'сестра́', stress: 'sure' });
    expect(found.meanings[0]).toMatchObject({
      russian: 'сестра́',
      kind: 'noun',
      gloss: { text: 'Schwester', lang: 'de' },
      level: 'A1',
      frequency: expect.any(Number),
      taught: [{ course: { slug: 'russian-from-zero' }, lesson: { slug: 'family' } }],
      mine: null,
    });
    expect(found.readings[0]).toMatchObject({
      lemma: { text: 'сестра́' },
      kind: 'noun',
      traits: ['femn', 'anim'],
      uses: [['nomn', 'sing']],
    });
  });

  it('in English where her language has no gloss, and sees that it is', async () => {
    const gloss = { ru: 'дочь тех же роди́телей', en: 'sister', de: 'Schwester' };
    await db.update(words).set({ gloss }).where(eq(words.russian, 'сестра́'));
    const found = await lookUp('сестра́', { 'accept-language': 'hy' });
    expect(found.meanings[0]?.gloss).toEqual({ text: 'sister', lang: 'en' });
  });

  it('by any of its forms, with or without stress and ё', async () => {
    for (const form of ['сестру', 'сестру́', 'СЕСТРУ', 'се́страми', 'сёстрами', 'сестрой']) {
      expect((await lookUp(form)).readings[0]?.lemma.text).toBe('сестра́');
    }
  });

  it('that the dictionary has in two aspects, and sees the one that is taught', async () => {
    const [first] = (await lookUp('бежа́ть')).readings;
    expect(first?.traits).toEqual(['impf']);
  });

  it('that is taught only in a phrase, and sees the phrase', async () => {
    const { meanings } = await lookUp('дела́');
    expect(meanings.map(({ russian, kind }) => [russian, kind])).toContainEqual(['как дела́', 'phrase']);
  });

  it('with the word her course teaches before a likelier one of the dictionary', async () => {
    const { readings } = await lookUp('мой');
    expect(readings.map(({ kind }) => kind)).toEqual(['pronoun', 'verb']);
  });

  it('that no course teaches, and sees its grammar', async () => {
    const { readings, meanings } = await lookUp('вычисляю');
    expect(meanings).toEqual([]);
    expect(readings[0]).toMatchObject({ kind: 'verb', uses: [['sing', 'pres', '1per']] });
  });

  it('that nobody knows', async () => {
    expect(await lookUp('бырдычка')).toMatchObject({ readings: [], meanings: [] });
  });
});

describe('Anna presses a letter', () => {
  it('and hears what it is called, how it sounds in words of her language, and a word with it', async () => {
    const found = await lookUp('Ж', { 'accept-language': 'de' });
    expect(found.letter).toEqual({
      text: 'Ж ж',
      name: 'жэ',
      sound: { text: 'zweites g in Garage, aber härter', lang: 'de' },
      sample: { russian: 'журна́л', gloss: { text: expect.stringContaining('Zeitschrift'), lang: 'de' } },
    });
    expect([found.readings, found.meanings]).toEqual([[], []]);
  });

  it('that is a word as well, and sees both', async () => {
    const found = await lookUp('я');
    expect(found.letter).toMatchObject({ text: 'Я я', name: 'я' });
    expect(found.meanings[0]).toMatchObject({ russian: 'я', gloss: { text: 'I' } });
  });

  it('whichever it is, and the word is translated', async () => {
    const found = await Promise.all(Object.keys(letters).map(async (letter) => lookUp(letter)));
    expect(found.map(({ letter }) => letter).filter((letter) => !letter?.sample.gloss)).toEqual([]);
  });

  it('and no word is a letter', async () => {
    expect((await lookUp('вода́')).letter).toBeNull();
  });
});

describe('Anna presses a word of an article', () => {
  it.each([
    ['глаго́лов', 'Verb'],
    ['падежо́м', 'Fall, Kasus'],
    ['роди́тельном', 'Genitiv-'],
    ['склоня́ется', 'dekliniert werden'],
    ['осно́ве', 'Wortstamm'],
    ['НСВ', 'unvollendeter Aspekt, abgekürzt'],
    ['Пари́же', 'Paris'],
  ])('«%s», and sees what it means', async (form, meaning) => {
    const { meanings } = await lookUp(form, { 'accept-language': 'de' });
    expect(meanings.map(({ gloss }) => gloss.text)).toContain(meaning);
  });
});

describe('stress', () => {
  it('is sure where a course writes it or it follows, and a guess where a voice says it', async () => {
    const found = await lookUp('сестра́');
    expect(cell(found, 'nomn', 0)).toEqual({ text: 'сестра́', stress: 'sure' });
    expect(cell(found, 'nomn', 1)).toEqual({ text: 'сёстры', stress: 'sure' });
    expect(cell(found, 'datv', 0)).toEqual({ text: 'сестре́', stress: 'sure' });
    const [untaught] = (await lookUp('вычисляю')).readings;
    expect(untaught?.lemma).toEqual({ text: 'вычисля́ть', stress: 'guessed' });
  });

  it('of one form is not taken for that of another that is spelt alike', async () => {
    const found = await lookUp('города');
    expect(cell(found, 'gent', 0)).toEqual({ text: 'го́рода', stress: 'sure' });
    expect(cell(found, 'nomn', 1)?.text).toBe('города́');
    expect(found.form.stress).toBe('guessed');
  });

  it('is unknown, and the rest is there, while the voice is away', async () => {
    jest.spyOn(getSpeaker(), 'ask').mockRejectedValue(new AppError('unavailable'));
    const found = await lookUp('сочиняю');
    expect(found.readings[0]?.lemma).toEqual({ text: 'сочинять', stress: 'unknown' });
    jest.restoreAllMocks();
    expect((await lookUp('сочиняю')).readings[0]?.lemma.stress).toBe('guessed');
  });
});

describe('what is Anna’s own', () => {
  it('is told to her alone', async () => {
    const [anna, vera] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
    const [word] = await db.select().from(words).where(eq(words.russian, 'сестра́'));
    await addWordCard(db, anna.id, word!.id, new Date());
    expect((await lookUp('сестра́', {}, anna.cookie)).meanings[0]?.mine).toBe(true);
    expect((await lookUp('сестра́', {}, vera.cookie)).meanings[0]?.mine).toBe(false);
  });

  it('is kept by no cache; what is for everybody is', async () => {
    const { cookie } = await makeSomebody(db, 'student');
    const query = { form: 'брат' };
    const everybody = await call(GET, { query });
    expect(everybody.headers.get('cache-control')).toBe('public, max-age=300');
    expect(everybody.headers.get('vary')).toBe('Accept-Language, Authorization, Cookie');
    expect((await call(GET, { query, cookie })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the courses', () => {
  it.each([
    ['lesson', lessons],
    ['course', courses],
  ])('do not teach what stands in a %s to come, which has no page yet', async (_, table) => {
    await db.update(table).set({ announced: true });
    const found = await lookUp('сестра́');
    await db.update(table).set({ announced: false });
    expect(found.meanings).toEqual([]);
  });

  it('no longer teach a word that was withdrawn', async () => {
    expect((await lookUp('ма́ма')).meanings).toHaveLength(1);
    await db.update(words).set({ withdrawn: true }).where(eq(words.russian, 'ма́ма'));
    setNow(new Date(Date.now() + 3_600_000));
    expect((await lookUp('ма́ма')).meanings).toEqual([]);
  });
});

describe('the voice', () => {
  const forms = [
    'дорогой',
    'ходить',
    'говорю',
    'писать',
    'читаю',
    'голова',
    'молоко',
    'город',
    'берега',
    'окно',
  ];
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('is asked so much by one caller and no more; the grammar is there all the same', async () => {
    const asked = jest.spyOn(getSpeaker(), 'ask').mockResolvedValue({});
    for (let count = 0; count < 301; count += 1) countCall('speech:203.0.113.9', 300);
    expect((await lookUp('говорил', from('203.0.113.9'))).readings[0]?.kind).toBe('verb');
    expect(asked).not.toHaveBeenCalled();
    await lookUp('говорил', from('203.0.113.10'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('has most of its queue left for sentences, however many look words up at once', async () => {
    let waiting = 0;
    let most = 0;
    jest.spyOn(getSpeaker(), 'ask').mockImplementation(async () => {
      most = Math.max(most, (waiting += 1));
      await new Promise((later) => setTimeout(later, 50));
      waiting -= 1;
      return {};
    });
    const all = Array.from({ length: 60 }, (_, index) =>
      lookUp(forms[index % 10] ?? '', from(`192.0.2.${index}`)),
    );
    for (const found of await Promise.all(all)) expect(found.readings).not.toEqual([]);
    expect(most).toBe(20);
  });
});

it.each([
  ['nothing', {}],
  ['two words', { form: 'моя сестра' }],
  ['Latin letters', { form: 'sestra' }],
  ['a mixture', { form: 'сеcтра' }],
  ['a sign', { form: 'сестра%' }],
  ['a very long word', { form: 'а'.repeat(61) }],
  ['more than a word', { form: 'дом', locale: 'en' }],
])('refuses %s', async (_, query) => {
  const { status, body } = await call(GET, { query: query });
  expect([status, body.code]).toEqual([400, 'validation']);
});
