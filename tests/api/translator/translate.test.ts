import { describe, expect, it } from '@jest/globals';
import { POST } from '@/app/api/translate/route';
import { readPhrasebook } from '@/lib/content/phrasebook/source';
import { translation } from '@/lib/translator/translate/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

testDatabase();

const ask = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const answer = await call(POST, { body, headers });
  expect(answer.status).toBe(200);
  return translation.parse(answer.body);
};
const textsOf = ({ answers }: { answers: { translation: { text: string }[] }[] }) =>
  answers.flatMap(({ translation: said }) => said.map(({ text }) => text));

describe('A phrase of everyday life', () => {
  it('is translated into Russian with its stress, in both registers', async () => {
    const found = await ask({ text: 'how are you', source: 'en', target: 'ru' });
    expect(found.exact).toBe(true);
    expect(found.answers.map(({ register }) => register).toSorted()).toEqual(
      expect.arrayContaining(['formal', 'informal']),
    );
    expect(textsOf(found)).toEqual(expect.arrayContaining(['Как ва́ши дела́?', 'Как дела́?']));
  });

  it('brings its partner in the other register where the text itself is in one', async () => {
    const found = await ask({ text: 'Wie geht es Ihnen?', source: 'de', target: 'ru' });
    expect(found.answers.map(({ register }) => register)).toEqual(
      expect.arrayContaining(['formal', 'informal']),
    );
  });

  it('has the number of the text, in the form that it asks for', async () => {
    const of = async (text: string) => textsOf(await ask({ text, source: 'en', target: 'ru' }));
    expect(await of('See you in 5 days!')).toEqual(['Уви́димся че́рез 5 дней!']);
    expect(await of('See you in 21 days')).toEqual(['Уви́димся че́рез 21 день!']);
    expect(await of('see you in 2 days')).toEqual(['Уви́димся че́рез 2 дня!']);
  });

  it('is found with a wrong form of a number and without stress or ё', async () => {
    expect(textsOf(await ask({ text: 'увидимся через 5 день', source: 'ru', target: 'en' }))).toEqual([
      'See you in 5 days!',
    ]);
  });

  it('is said by a woman and by anybody else where Russian tells them apart', async () => {
    const { answers } = await ask({ text: 'Рад вас видеть', target: 'en' });
    expect(answers[0]?.russian).toEqual([
      { speaker: 'feminine', text: 'Ра́да вас ви́деть!' },
      { speaker: 'other', text: 'Рад вас ви́деть!' },
    ]);
  });

  it('is found with one slip, which is said', async () => {
    const found = await ask({ text: 'Здраствуйте', target: 'en' });
    expect(found).toMatchObject({ source: 'ru', exact: false });
    expect(textsOf(found)).toContain('Hello!');
  });

  it.each(['az', 'hy', 'ja', 'nb', 'tr', 'el', 'da', 'es', 'nl', 'fr', 'it'])(
    'is translated into %s',
    async (target) => {
      const found = await ask({ text: 'До́брое у́тро!', target });
      expect(textsOf(found).length).toBeGreaterThan(0);
    },
  );
});

describe('A language that nobody named', () => {
  it('is told by its letters', async () => {
    expect((await ask({ text: 'Καλημέρα!', target: 'ru' })).source).toBe('el');
  });

  it('is the reader’s own where several have the same words', async () => {
    const danish = await ask({ text: 'Velkommen!', target: 'ru' }, { 'Accept-Language': 'da' });
    const norwegian = await ask({ text: 'Velkommen!', target: 'ru' }, { 'Accept-Language': 'nb' });
    expect([danish.source, norwegian.source]).toEqual(['da', 'nb']);
  });
});

describe('The phrasebook through all its languages', () => {
  it('answers each of its own texts with the phrase that it belongs to', async () => {
    const { value } = await readPhrasebook('db/content');
    const [situation] = value ?? [];
    const phrases = (situation?.phrases ?? []).filter(({ text }) => !text.ru.includes('{'));
    expect(phrases.length).toBeGreaterThan(10);
    for (const { text } of phrases) {
      const found = await ask({ text: text.ru, source: 'ru', target: 'en' });
      expect(textsOf(found)).toContain(text.en);
      expect(textsOf(await ask({ text: text.hy, source: 'hy', target: 'en' }))).toContain(text.en);
    }
  });
});

describe('What the phrasebook does not have', () => {
  it.each([
    'The quick brown fox jumps over the lazy dog',
    'http://169.254.169.254/',
    '!!!',
    'See you in 5 days 6 hours',
    'See you in 99999999999999999999 days!',
  ])('has no answer: “%s”', async (text) => {
    expect(await ask({ text, source: 'en', target: 'ru' })).toEqual({
      source: 'en',
      target: 'ru',
      exact: false,
      answers: [],
    });
  });

  it('is no guess from a short word', async () => {
    expect((await ask({ text: 'ня', source: 'ru', target: 'en' })).answers).toEqual([]);
  });
});

describe('A text that is none', () => {
  it.each([
    ['empty', { text: '  ', target: 'ru' }, 'text'],
    ['longer than 500 code points', { text: 'я'.repeat(501), target: 'en' }, 'text'],
    ['in no language of ours', { text: 'hej', source: 'sv', target: 'ru' }, 'source'],
    ['no text', { text: 7, target: 'ru' }, 'text'],
  ])('is refused: %s', async (_, body, field) => {
    const { status, body: refusal } = await call(POST, { body });
    expect(status).toBe(400);
    expect(refusal).toHaveProperty(['errors', field]);
  });

  it('may have 500 signs that take two code units each', async () => {
    expect((await ask({ text: '😀'.repeat(500), target: 'ru' })).answers).toEqual([]);
  });
});
