import { describe, expect, it } from '@jest/globals';
import { remapAnswer } from '@/lib/russian/exercises/remap-answer';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';
import { canonicalAnswer } from '@/lib/russian/exercises/canonical-answer';
import { solve } from '@/lib/russian/exercises/solve';

const text = { ru: 'Текст', en: 'Text', de: 'Text' };
const about = { prompt: text, hint: text };
const contents: ExerciseContent[] = [
  { kind: 'gap', ...about, text: '{1} и {2}', answers: ['да', 'нет'], bank: ['да', 'нет', 'вот', 'там'] },
  { kind: 'choice', ...about, options: ['кот', 'вот', 'там', 'дом'], answer: 'вот' },
  {
    kind: 'pairs',
    ...about,
    pairs: [
      ['кот', 'а'],
      ['дом', 'б'],
      ['чай', 'в'],
      ['парк', 'г'],
      ['мост', 'д'],
    ],
  },
  { kind: 'write', ...about, answers: ['да'] },
  { kind: 'order', ...about, tokens: ['кот', 'и', 'кот', 'и', 'дом'], answer: 'Кот и кот и дом.' },
].map((each) => exerciseContent.parse(each));

describe('An answer that is carried to another shuffle of its task', () => {
  it.each(contents.map((content) => [content.kind, content] as const))('says the same: %s', (_, content) => {
    for (let turn = 0; turn < 20; turn += 1) {
      const [from, to] = [`here ${turn}`, `there ${turn}`];
      const answer = solve(content, concealExercise(content, from, 'en'));
      const carried = remapAnswer(content, answer, { from, to });
      expect(canonicalAnswer(content, carried, to)).toEqual(canonicalAnswer(content, answer, from));
    }
  });

  it('leaves empty places empty', () => {
    const [gap, , pairs] = contents;
    const seeds = { from: 'a', to: 'b' };
    expect(gap && remapAnswer(gap, { kind: 'gap', words: [null, null] }, seeds)).toEqual({
      kind: 'gap',
      words: [null, null],
    });
    const none = [null, null, null, null, null];
    expect(pairs && remapAnswer(pairs, { kind: 'pairs', matches: none }, seeds)).toEqual({
      kind: 'pairs',
      matches: none,
    });
  });
});
