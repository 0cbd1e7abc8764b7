import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { checkContent } from '@/lib/content/check';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { ContentFixture } from '@/tests/support/content/fixture';

const plural = (forms: string) => `{n, plural, ${forms}}`;
const inEach = (text: string, own: Partial<Record<Locale, string>>) =>
  Object.fromEntries(locales.map((locale) => [locale, own[locale] ?? text]));

interface Phrase {
  key: string;
  register: string;
  other?: string;
  text: Record<string, string>;
}

/** Two phrases that are one pair, and one with a number. */
const sound = (): { title: Record<string, string>; phrases: Phrase[] } => ({
  title: inEach('In the shop', { ru: 'В магази́не' }),
  phrases: [
    {
      ...{ key: 'wait-formal', register: 'formal', other: 'wait-informal' },
      text: inEach('Wait!', { ru: 'Подожди́те!' }),
    },
    {
      ...{ key: 'wait-informal', register: 'informal', other: 'wait-formal' },
      text: inEach('Wait!', { ru: 'Подожди́!' }),
    },
    {
      ...{ key: 'tickets', register: 'neutral' },
      text: inEach(plural('one {# ticket} other {# tickets}'), {
        ru: plural('one {# биле́т} few {# биле́та} many {# биле́тов} other {# биле́та}'),
        ja: plural('other {チケット#枚}'),
      }),
    },
  ],
});
type Book = ReturnType<typeof sound>;

describe('The phrasebook', () => {
  let fixture: ContentFixture;
  beforeEach(async () => {
    fixture = await ContentFixture.create();
  });
  afterEach(() => fixture.dispose());

  async function faultsOf(change: (book: Book) => void): Promise<string[]> {
    const book = sound();
    change(book);
    const folder = path.join(fixture.folder, 'phrasebook');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '01-in-the-shop.yaml'), stringify(book));
    const { faults } = await checkContent(fixture.folder);
    return faults.filter(({ file }) => file.startsWith(folder)).map(({ message }) => message);
  }

  const setText = (index: number, locale: Locale, text: string) => (book: Book) => {
    book.phrases[index]!.text[locale] = text;
  };

  it('has no faults when it is sound', async () => {
    expect(await faultsOf(() => undefined)).toEqual([]);
  });

  it.each<[string, (book: Book) => void, string[]]>([
    [
      'a text that is missing',
      (book) => delete book.phrases[0]!.text.hy,
      [expect.stringContaining('hy') as never],
    ],
    ['Russian without its stress', setText(0, 'ru', 'Подождите!'), ['“Подождите” has no stress mark.']],
    ['a straight apostrophe', setText(0, 'en', "Don't go!"), ['A straight apostrophe: write ’.']],
    [
      'a message that is none',
      setText(0, 'en', 'Wait {n'),
      [expect.stringContaining('not an ICU message') as never],
    ],
    [
      'an argument that nobody fills in',
      setText(0, 'en', 'Wait, {name}!'),
      ['Only {n, plural, …} and {speaker, select, …} are filled in.'],
    ],
    [
      'a third speaker',
      setText(0, 'en', '{speaker, select, neuter {It} other {I}} wait!'),
      ['The speaker is “feminine” or “other”.'],
    ],
    [
      'a number in one language alone',
      setText(0, 'en', plural('one {# hour} other {# hours}')),
      ['Only some languages have a number here.'],
    ],
    [
      'a number without a form that Russian needs',
      setText(2, 'ru', plural('one {# биле́т} few {# биле́та} other {# биле́тов}')),
      ['The number lacks its form “many”.'],
    ],
    [
      'a number with a form that English has not',
      setText(2, 'en', plural('one {# a} few {# b} other {# c}')),
      ['This language has no form “few”.'],
    ],
    [
      'a key that stands twice',
      (book) => book.phrases.push({ ...book.phrases[2]! }),
      ['“tickets” stands twice in the phrasebook.', '“tickets” stands twice in the phrasebook.'],
    ],
    [
      'a pair of one',
      (book) => (book.phrases[1]!.other = 'tickets'),
      [
        '“wait-formal” names “wait-informal”, which does not name it.',
        '“wait-informal” names “tickets”, which does not name it.',
      ],
    ],
    [
      'a pair with nobody',
      (book) => (book.phrases[0]!.other = 'nothing'),
      [
        '“wait-formal” names “nothing”, which is not in the phrasebook.',
        '“wait-informal” names “wait-formal”, which does not name it.',
      ],
    ],
    [
      'a pair of one register',
      (book) => (book.phrases[1]!.register = 'formal'),
      [
        '“wait-formal” and “wait-informal” have the same register.',
        '“wait-informal” and “wait-formal” have the same register.',
      ],
    ],
  ])('is faulty with %s', async (_, change, expected) => {
    expect(await faultsOf(change)).toEqual(expected);
  });
});
