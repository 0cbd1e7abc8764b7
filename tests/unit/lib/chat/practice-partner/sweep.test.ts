import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { findCorrections } from '@/lib/chat/practice-partner/inside/corrections/find-corrections';
import type { Analyser } from '@/lib/chat/practice-partner/inside/language';
import { script } from '@/lib/chat/practice-partner/inside/script';
import { acceptedSentences } from '@/lib/content/language/accepted';
import { stripStress } from '@/lib/russian/exercises/text/fold';
import { readServedContent } from '@/tests/support/content/served';
import { sample } from '@/tests/support/depth';

let analyser: Analyser;
beforeAll(async () => {
  analyser = await loadAnalyser();
});

/** Mistakes and sounds that lectures and articles show on purpose. */
const shown: Readonly<Record<string, string>> = {
  'в Москва': 'what somebody says who knows one case',
  'вы была': 'the wrong gender after «вы»',
  была: 'the wrong gender after «вы», in an exercise',
  харашо: 'a word as it sounds',
  малако: 'a word as it sounds',
  чю: 'letters that never stand together',
  вкусный: '«рыба вкусный» is called impossible',
  'для карту': '«ищу для карту» is called impossible',
  'в школа': '«я в школа» is called impossible',
  'мимо дом': '«не „мимо дом“, а „мимо дома“»',
};

async function found(texts: Iterable<string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of texts)
    for (const correction of await findCorrections(text, analyser))
      wrong.push(`${correction.wrong} → ${correction.right} in “${text}”`);
  return wrong;
}

it('finds nothing in the examples, words and right answers of the courses', async () => {
  const { courses, placement } = await readServedContent();
  const lessons = courses.flatMap((course) => course.lessons);
  const texts = new Set(
    [
      ...lessons.flatMap(({ words }) => words.flatMap(({ ru, example }) => [ru, example.ru])),
      ...lessons.flatMap(({ exercises }) =>
        exercises.flatMap(({ content }) => acceptedSentences(content).map(({ text }) => text)),
      ),
      ...placement.items.flatMap(({ content }) => acceptedSentences(content).map(({ text }) => text)),
    ].map(stripStress),
  );
  expect(texts.size).toBeGreaterThan(30_000);
  expect(await found(sample([...texts], 15))).toEqual([]);
}, 120_000);

it('finds nothing in what the partner says itself', async () => {
  const lines = [
    ...script.intents.flatMap(({ answers, asked = [], asks }) => [
      ...answers,
      ...asked,
      ...asks.map(({ text }) => text),
    ]),
    ...Object.values(script.pools).flat(),
  ];
  expect(await found(lines)).toEqual([]);
});

it('finds in lectures and articles nothing but the mistakes that they show', async () => {
  const files = readdirSync('db/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('ru.md'),
  );
  const lines = files.flatMap((file) => readFileSync(`db/content/${file}`, 'utf8').split('\n'));
  const texts = lines.filter((line) => /[а-яё]/iu.test(line)).map(stripStress);
  const wrong = await found(sample(texts, 3));
  expect(texts.length).toBeGreaterThan(3_000);
  expect(wrong.filter((each) => !Object.hasOwn(shown, each.split(' → ')[0] ?? ''))).toEqual([]);
  expect(wrong.length).toBeLessThan(15);
}, 60_000);
