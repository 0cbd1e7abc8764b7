import { describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import {
  acceptAnswer,
  canonicalAnswer,
  correctAnswers,
  formatCanonical,
} from '@/lib/russian/exercises/canonical-answer';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import { hintFor } from '@/lib/russian/exercises/hints';
import type { ExerciseAnswer, ExerciseContent, Grade, Kind, Task } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import { choice, gap, meaning, order, pairs, write } from './samples';

const lexicon = { isWord: () => false, readings: () => [] };
const seeds = Array.from({ length: 20 }, (_, index) => `run:${index}`);

const grade = (content: ExerciseContent, answer: ExerciseAnswer, seed: string, locale = 'en'): Grade =>
  gradeAnswer(content, answer, { seed, locale, lexicon });

/** Answers by what is read on the screen, as a learner does. */
type Choose<K extends Kind> = (task: Task<K>) => ExerciseAnswer;
interface Case<K extends Kind = Kind> {
  content: ExerciseContent;
  choose: Choose<K>;
  given: string[];
  shown: string;
}

function chosen<K extends Kind>(content: ExerciseContent, choose: Choose<K>, seed: string, locale = 'en') {
  return choose(concealExercise(content, seed, locale) as Task<K>);
}

const inGaps: Case<'gap'> = {
  content: gap,
  choose: ({ bank }) => ({ kind: 'gap', words: ['моя́', 'мой'].map((word) => bank.indexOf(word)) }),
  given: ['моя́', 'мой'],
  shown: 'Моя́ брат до́ма. А э́то мой сестра́.',
};
const option: Case<'choice'> = {
  content: choice,
  choose: ({ options }) => ({ kind: 'choice', option: options.findIndex(({ text }) => text === 'кни́ги') }),
  given: ['кни́ги'],
  shown: 'кни́ги',
};
const meaningOption: Case<'choice'> = {
  content: meaning,
  choose: ({ options }) => ({
    kind: 'choice',
    option: options.findIndex(({ text }) => ['brother', 'Bruder', 'сын тех же роди́телей'].includes(text)),
  }),
  given: ['brother'],
  shown: 'brother',
};
const partners: Readonly<Record<string, string>> = {
  брат: 'sister',
  сестра́: 'brother',
  дом: 'house',
  окно́: 'window',
};
const matched: Case<'pairs'> = {
  content: pairs,
  choose: ({ left, right }) => ({
    kind: 'pairs',
    matches: left.map((word) => right.findIndex(({ text }) => text === partners[word])),
  }),
  given: ['sister', 'brother', 'house', 'window'],
  shown: 'брат — sister, сестра́ — brother, дом — house, окно́ — window',
};
const laid: Case<'order'> = {
  content: order,
  choose: ({ tokens }) => ({
    kind: 'order',
    tokens: ['врач', '—', 'моя́', 'сестра́'].map((token) => tokens.indexOf(token)),
  }),
  given: ['врач — моя́ сестра́'],
  shown: 'врач — моя́ сестра́',
};
const typed: Case<'write'> = {
  content: write,
  choose: () => ({ kind: 'write', text: '  Она́ мне сестра́ (родна́я).  ' }),
  given: ['Она́ мне сестра́ (родна́я).'],
  shown: 'Она́ мне сестра́ (родна́я).',
};
// The boundary: each case chooses in the task of its own content.
const cases = Object.entries({ inGaps, option, meaningOption, matched, laid, typed }) as [string, Case][];

describe('an answer that was given', () => {
  it.each(cases)('%s is the same however the task was shuffled', (_, { content, choose, given, shown }) => {
    for (const seed of seeds) {
      expect(canonicalAnswer(content, chosen(content, choose, seed), seed)).toEqual(given);
    }
    expect(formatCanonical(content, given, 'en')).toBe(shown);
  });

  it('is the same in whatever language the options were read', () => {
    for (const locale of ['en', 'de', 'ru']) {
      const answer = chosen(meaning, meaningOption.choose, 'seed', locale);
      expect(canonicalAnswer(meaning, answer, 'seed')).toEqual(['brother']);
    }
    expect(formatCanonical(meaning, ['brother'], 'de')).toBe('Bruder');
    expect(formatCanonical(pairs, matched.given, 'de')).toContain('брат — Schwester');
  });

  it.each<[string, ExerciseContent, ExerciseAnswer]>([
    ['a gap', gap, { kind: 'gap', words: [0, null] }],
    ['a pair', pairs, { kind: 'pairs', matches: [0, 1, 2, null] }],
    ['the text', write, { kind: 'write', text: ' … ' }],
    ['the sentence', order, { kind: 'order', tokens: [] }],
  ])('is none while %s is empty', (_, content, answer) => {
    expect(canonicalAnswer(content, answer, 'seed')).toBeNull();
  });
});

describe('an answer that a teacher accepted', () => {
  it.each(cases)('%s was not right and is right now', (_, { content, choose, given }) => {
    const accepting = acceptAnswer(content, given);
    for (const seed of seeds) {
      const answer = chosen(content, choose, seed);
      expect(grade(content, answer, seed).verdict).not.toBe('right');
      const { verdict, issues, places, expected, given: read, diff } = grade(accepting, answer, seed);
      expect({ verdict, issues }).toEqual({ verdict: 'right', issues: [] });
      expect(places?.every(Boolean) ?? true).toBe(true);
      if (content.kind !== 'write') expect(expected).toBe(read);
      expect(diff.every(({ change }) => change === 'same')).toBe(true);
    }
  });

  it.each(cases)('%s leaves the author’s own answer right', (_, { content, given }) => {
    const accepting = acceptAnswer(content, given);
    expect(correctAnswers(accepting, 'en').slice(0, -1)).toEqual(correctAnswers(content, 'en'));
    expect(hintFor(accepting, 3, 'seed', 'en')).toEqual(hintFor(content, 3, 'seed', 'en'));
  });

  it.each(cases)('%s is not to be seen in the task', (_, { content, given }) => {
    for (const seed of seeds) {
      expect(concealExercise(acceptAnswer(content, given), seed, 'de')).toEqual(
        concealExercise(content, seed, 'de'),
      );
    }
  });

  it('is kept once', () => {
    for (const [, { content, given }] of cases) {
      const once = acceptAnswer(content, given);
      expect(acceptAnswer(once, given)).toEqual(once);
    }
  });

  it('of words in gaps lets no other pair of words through', () => {
    const accepting = acceptAnswer(gap, inGaps.given);
    const { bank } = concealExercise(gap, 'seed', 'en') as Task<'gap'>;
    const words = ['моё', 'мой'].map((word) => bank.indexOf(word));
    expect(grade(accepting, { kind: 'gap', words }, 'seed').verdict).toBe('wrong');
  });

  it('forgives a typo in it as in the others', () => {
    const accepting = acceptAnswer(write, ['Вот она́, сестрёнка.']);
    const slip = { kind: 'write', text: 'Вот она, сестрйонка' } as const;
    expect(grade(write, slip, 'seed').verdict).toBe('wrong');
    expect(grade(accepting, { kind: 'write', text: 'вот она сестренкаа' }, 'seed')).toMatchObject({
      verdict: 'almost',
      expected: 'Вот она́, сестрёнка.',
    });
  });

  it('in Latin letters is right, too', () => {
    const accepting = acceptAnswer(write, ['OK']);
    expect(grade(accepting, { kind: 'write', text: 'OK' }, 'seed').verdict).toBe('right');
  });

  it('is not taken out by a hint that narrows the choice', () => {
    const narrowed = seeds.map((seed) => {
      const { options } = concealExercise(choice, seed, 'en') as Task<'choice'>;
      const hint = hintFor(acceptAnswer(choice, option.given), 2, seed, 'en');
      if (hint.level !== 2 || hint.narrowing.kind !== 'choice') throw new Error('Another hint.');
      return hint.narrowing.out.map((place) => options[place]?.text);
    });
    expect(narrowed.flat()).not.toContain('кни́ги');
    const { bank } = concealExercise(gap, 'seed', 'en') as Task<'gap'>;
    const hint = hintFor(acceptAnswer(gap, ['моё', 'моя́']), 2, 'seed', 'en');
    if (hint.level !== 2 || hint.narrowing.kind !== 'gap') throw new Error('Another hint.');
    expect(hint.narrowing.out.map((place) => bank[place])).toEqual(['мои́']);
  });
});

describe('an exercise that was stored', () => {
  it('is read with what was accepted', () => {
    const read = readExercise({ content: choice, accepted: [['кни́ги']] });
    expect(read).toEqual({ ...choice, accepted: [['кни́ги']] });
    expect(readExercise({ content: write, accepted: [['Сестра́.']] })).toMatchObject({
      answers: [...write.answers, 'Сестра́.'],
    });
  });

  it.each<[string, ExerciseContent, string[]]>([
    ['a word the bank has no more', gap, ['твой', 'моя́']],
    ['fewer gaps', gap, ['мой']],
    ['one word twice', gap, ['мой', 'мой']],
    ['an option that is gone', choice, ['кни́гам']],
    ['a partner that is gone', pairs, ['sister', 'brother', 'house', 'door']],
    ['one pair too few', pairs, ['sister', 'brother', 'house']],
    ['nothing', write, ['']],
    ['only signs', write, ['([/])']],
    ['no answer at all', order, []],
  ])('ignores %s', (_, content, given) => {
    expect(readExercise({ content, accepted: [given] })).toEqual(content);
  });

  it('of another kind than it was ignores all of it', () => {
    expect(readExercise({ content: choice, accepted: [['мой', 'моя́'], ['кни́ги']] })).toEqual({
      ...choice,
      accepted: [['кни́ги']],
    });
  });
});
