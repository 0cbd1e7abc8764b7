import { describe, expect, it } from '@jest/globals';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { frequentMistakes } from '@/lib/learning/teaching/inside/wrong-answers';

const words = (ru: string, en: string, de: string) => ({ ru, en, de });
const common = { prompt: words('п', 'p', 'p'), hint: words('х', 'h', 'h') };
const choice = exerciseContent.parse({
  ...common,
  kind: 'choice',
  answer: 'the brother',
  options: [
    words('брат', 'the brother', 'der Bruder'),
    words('сестра', 'the sister', 'die Schwester'),
    words('дом', 'the house', 'das Haus'),
  ],
});
const pairs = exerciseContent.parse({
  ...common,
  kind: 'pairs',
  pairs: [
    ['оди́н', words('1', 'one', 'eins')],
    ['два', words('2', 'two', 'zwei')],
    ['три', words('3', 'three', 'drei')],
    ['четы́ре', words('4', 'four', 'vier')],
  ],
});
const write = exerciseContent.parse({ ...common, kind: 'write', answers: ['Э́то дом.'] });

describe('the most frequent wrong answers', () => {
  it('count a choice once, in whatever language it was read, and show it in the reader’s', () => {
    const given = [
      { text: 'das Haus', learners: 4 },
      { text: 'the sister', learners: 3 },
      { text: 'die Schwester', learners: 2 },
    ];
    expect(frequentMistakes(choice, given, 'ru')).toEqual([
      { text: 'сестра', learners: 5 },
      { text: 'дом', learners: 4 },
    ]);
  });

  it('know pairs by what was matched', () => {
    const given = [
      { text: 'оди́н — zwei, два — eins, три — drei, четы́ре — vier', learners: 1 },
      { text: 'оди́н — two, два — one, три — three, четы́ре — four', learners: 1 },
    ];
    expect(frequentMistakes(pairs, given, 'en')).toEqual([
      { text: 'оди́н — two, два — one, три — three, четы́ре — four', learners: 2 },
    ]);
  });

  it('leave a text as it is that the exercise no longer knows', () => {
    expect(frequentMistakes(choice, [{ text: 'the garden', learners: 2 }], 'de')).toEqual([
      { text: 'the garden', learners: 2 },
    ]);
  });

  it('leave a text alone that means two things in two languages', () => {
    const twofold = exerciseContent.parse({
      ...choice,
      answer: 'the brother',
      options: [
        words('брат', 'the brother', 'Bruder'),
        words('дать', 'gift', 'Gabe'),
        words('яд', 'poison', 'gift'),
      ],
    });
    expect(frequentMistakes(twofold, [{ text: 'gift', learners: 2 }], 'ru')).toEqual([
      { text: 'gift', learners: 2 },
    ]);
  });

  it('are five at most, equal ones in the order of the alphabet', () => {
    const given = ['е', 'д', 'г', 'в', 'б', 'а'].map((text) => ({ text, learners: text === 'е' ? 4 : 3 }));
    expect(frequentMistakes(write, given, 'en').map(({ text }) => text)).toEqual(['е', 'а', 'б', 'в', 'г']);
  });
});
