import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CourseSource } from '@/lib/content/courses/source';
import { checkContent } from '@/lib/content/check';
import { readForms } from '@/lib/content/forms/read';
import { frequenciesOf } from '@/lib/content/lexicon/frequencies';
import { makeLexicon, type MadeLexeme } from '@/lib/content/lexicon/lexicon';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { ContentFixture } from '@/tests/support/content/fixture';

const gloss = 'gloss: { ru: м, en: m, de: m }\n    example: { ru: Вот., en: a, de: b }';
const word = (id: string, ru: string, rest: string) =>
  `  - id: ${id}\n    ru: ${ru}\n    ${rest}\n    ${gloss}\n`;

/** The words of a course that is under construction, so that nothing but its words is looked at. */
async function courseOf(words: string): Promise<CourseSource[]> {
  const fixture = await ContentFixture.create();
  const head = (await fixture.read('people/lesson.yaml')).split('words:')[0] ?? '';
  for (const lesson of ['things', 'people']) {
    await fixture.remove(lesson);
    await fixture.write(
      `${lesson}/lesson.yaml`,
      `${head}announced: true\n${lesson === 'things' ? `words:\n${words}` : ''}`,
    );
  }
  const { courses, faults } = await checkContent(fixture.folder);
  await fixture.dispose();
  expect(faults).toEqual([]);
  return courses;
}

/** A voice that says every word with its stress on the first vowel: «а». */
const sayFirst = async (words: readonly string[]) =>
  words.map((each) =>
    each
      .replaceAll(/[^аеёиоуыэюя]/gu, '')
      .replaceAll(/./gu, 'a_')
      .replace('a', 'ˈa'),
  );

async function make(
  words: string,
  { transcribe = sayFirst, content = 'nowhere' } = {},
): Promise<Map<string, MadeLexeme>> {
  const made = await makeLexicon(await courseOf(words), {
    forms: (await readForms(content)).value,
    lexicon: await loadLexicon(),
    frequencies: new Map([['рука noun', 7]]),
    minima: new Map([['окно', 'A2']]),
    transcribe,
  });
  return new Map(made.map((each) => [each.word.ru, each]));
}

const cellsOf = (lexeme: MadeLexeme | undefined, label: string) =>
  lexeme?.tables[0]?.rows.find((row) => row.label === label)?.cells.map(([spelling]) => spelling);

describe('the lexicon', () => {
  it('has a word once, whoever teaches it, with all that anybody says of it', async () => {
    const made = await make(
      word('a', 'чита́ть', 'part: verb\n    aspect: imperfective\n    forms: [чита́ю]') +
        word('b', 'Чита́ть', 'part: letter\n    governs: "что?"'),
    );
    expect([...made.keys()]).toEqual(['чита́ть', 'Чита́ть']);
  });

  it('knows what an author marked and what follows, and guesses the rest by a voice', async () => {
    const hand = (await make(word('a', 'рука́', 'part: noun\n    gender: f\n    forms: [ру́ки, ру́ку]'))).get(
      'рука́',
    );
    expect(cellsOf(hand, 'gent')).toEqual([
      { text: 'руки́', stress: 'sure' },
      { text: 'рук', stress: 'sure' },
    ]);
    expect(cellsOf(hand, 'nomn')?.[1]).toEqual({ text: 'ру́ки', stress: 'sure' });
    expect(cellsOf(hand, 'accs')?.[0]).toEqual({ text: 'ру́ку', stress: 'sure' });
    expect(cellsOf(hand, 'datv')?.[1]).toEqual({ text: 'ру́кам', stress: 'guessed' });
  });

  it('marks nothing where the voice is away', async () => {
    const silent = async (words: readonly string[]) => words.map(() => '');
    const hand = (await make(word('a', 'рука́', 'part: noun'), { transcribe: silent })).get('рука́');
    expect(cellsOf(hand, 'datv')?.[1]).toEqual({ text: 'рукам', stress: 'unknown' });
  });

  it('says how frequent a word is, and which level asks for it', async () => {
    const made = await make(word('a', 'рука́', 'part: noun') + word('b', 'окно́', 'part: noun'));
    expect(made.get('рука́')).toMatchObject({ frequency: 7, level: 'A1', traits: ['femn', 'inan'] });
    expect(made.get('окно́')).toMatchObject({ frequency: null, level: 'A2' });
  });

  it('declines what the dictionary calls by another part of speech', async () => {
    const made = await make(word('a', 'друго́й', 'part: adjective'));
    expect(cellsOf(made.get('друго́й'), 'gent')?.[0]).toEqual({ text: 'друго́го', stress: 'sure' });
  });

  it('finds a word by all its forms, and a phrase by the words in it', async () => {
    const made = await make(word('a', 'рука́', 'part: noun') + word('b', 'как дела́', 'part: phrase'));
    expect(made.get('рука́')?.spellings).toEqual(expect.arrayContaining(['рука', 'руку', 'руками']));
    expect(made.get('как дела́')?.spellings).toEqual(['как дела', 'как', 'дела']);
    expect(made.get('как дела́')?.tables).toEqual([]);
  });

  it('has ordinals and shortened words apart from what the dictionary puts them to', async () => {
    const made = await make(word('a', 'пе́рвый', 'part: numeral') + word('b', 'ме́сяц', 'part: noun'));
    expect(cellsOf(made.get('пе́рвый'), 'gent')?.[0]).toEqual({ text: 'пе́рвого', stress: 'sure' });
    expect(cellsOf(made.get('ме́сяц'), 'gent')?.[0]?.text).toMatch(/^м.?е.?с.?я.?ца/u);
  });
});

describe('what authors say of forms', () => {
  const shownOf = async (ru: string, rest: string) =>
    (await make(word('a', ru, rest), { content: 'db/content' })).get(ru);
  const formsOf = (lexeme: MadeLexeme | undefined) =>
    lexeme?.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())) ?? [];

  it('makes a form certain by the accent pattern, without a voice', async () => {
    const snow = await shownOf('снег', 'part: noun\n    gender: m');
    expect(cellsOf(snow, 'gent')).toEqual([
      { text: 'сне́га', stress: 'sure' },
      { text: 'снего́в', stress: 'sure' },
    ]);
    expect(snow?.tables[0]?.rows.at(-1)?.cells[0]).toEqual([
      { text: 'сне́ге', stress: 'sure' },
      { text: 'снегу́', stress: 'sure', before: 'в/на' },
    ]);
  });

  it.each([
    ['молоко́', 'part: noun\n    gender: n', 'plur'],
    ['Пари́ж', 'part: noun\n    gender: m', 'plur'],
    ['часы́', 'part: noun\n    plural: true', 'sing'],
  ])('shows no number of «%s» that nobody uses', async (ru, rest, number) => {
    expect((await shownOf(ru, rest))?.tables[0]?.columns).not.toContain(number);
  });

  it('shows no short forms of an adjective that has none', async () => {
    const tables = (await shownOf('шко́льный', 'part: adjective'))?.tables ?? [];
    expect(tables.map(({ title }) => title)).toEqual([null, null]);
  });

  it('takes whole tables before the dictionary', async () => {
    const cheap = formsOf(await shownOf('дешёвый', 'part: adjective')).map(({ text }) => text);
    expect(cheap).toEqual(expect.arrayContaining(['дёшев', 'деше́вле']));
    expect(cheap).not.toContain('дешеве́е');
    const costs = formsOf(await shownOf('сто́ить', 'part: verb\n    aspect: imperfective'));
    expect(costs).toContainEqual({ text: 'сто́ят', stress: 'sure' });
  });

  it.each([
    ['рома́н', 'inan'],
    ['мак', 'inan'],
    ['конду́ктор', 'anim'],
  ])('takes the right one of words that are spelt like «%s»', async (ru, trait) => {
    const found = await shownOf(ru, 'part: noun\n    gender: m');
    expect(found?.traits).toContain(trait);
    expect(new Set(formsOf(found).map(({ text }) => text)).size).toBeGreaterThan(7);
  });

  it('shows no accusative of a noun that may live or not, unless an author says which', async () => {
    expect(cellsOf(await shownOf('мы́шка', 'part: noun\n    gender: f'), 'accs')?.[1]?.text).toBe('мы́шек');
    const untold = (await make(word('a', 'мы́шка', 'part: noun\n    gender: f'))).get('мы́шка');
    expect(cellsOf(untold, 'accs')).toEqual([{ text: 'мы́шку', stress: 'sure' }, undefined]);
    expect(cellsOf(untold, 'gent')?.[1]?.text).toBe('мы́шек');
  });

  it.each([
    ['imperfective', ['pres', 'past', 'impr']],
    ['both', ['pres', 'futr', 'past', 'impr']],
  ])('shows a verb of two aspects as the one that is taught: %s', async (aspect, titles) => {
    const verb = await shownOf('рекомендова́ть', `part: verb\n    aspect: ${aspect}`);
    expect(verb?.tables.map(({ title }) => title)).toEqual(titles);
  });

  it('leaves a form grey where the rule and the voice differ, and shows the rule’s', async () => {
    const lemon = await shownOf('лимо́н', 'part: noun\n    gender: m');
    expect(cellsOf(lemon, 'gent')?.[0]).toEqual({ text: 'лимо́на', stress: 'guessed' });
  });

  it('is refused where a word has two accent patterns, and says which', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
    await mkdir(path.join(folder, 'forms'));
    const rest = 'singularOnly: []\nanimate: []\ninanimate: []\n';
    await writeFile(path.join(folder, 'forms/nouns.yaml'), `accent:\n  a: [стол]\n  b: [стол]\n${rest}`);
    const { faults } = await readForms(folder);
    await rm(folder, { recursive: true });
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('twice, as do стол')]);
  });

  it('is sound, and each of its nouns is in the dictionary', async () => {
    const { value: book, faults } = await readForms('db/content');
    expect(faults).toEqual([]);
    const lexicon = await loadLexicon();
    const unknown = [...book.nouns.accent.keys(), ...book.nouns.singularOnly].filter(
      (noun) => !noun.includes('-') && !lexicon.isWord(noun.replaceAll('\u0301', '')),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the frequency of a word', () => {
  it('is that of its forms together', async () => {
    const ranks = frequenciesOf(['и', 'стола', 'дом', 'столу', 'стол'], await loadLexicon());
    expect(ranks.get('и conjunction')).toBe(1);
    expect(ranks.get('стол noun')).toBe(2);
    expect(ranks.get('дом noun')).toBe(3);
    expect(ranks.get('книга noun')).toBeUndefined();
  });
});
