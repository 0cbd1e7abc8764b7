import { describe, expect, it } from '@jest/globals';
import { arrangeTokens } from '@/lib/russian/exercises/kinds/arrangement';
import { hintFor } from '@/lib/russian/exercises/hints';
import { exerciseContent, type ContentOf, type Kind } from '@/lib/russian/exercises/schema';
import { findWord } from '@/lib/learning/review/inside/find-word';
import type { Item } from '@/lib/learning/review/inside/item';
import type { KnownWord } from '@/lib/learning/review/inside/known-word';
import type { BuildContext, TranslatePrompt } from '@/lib/learning/review/inside/build-context';
import { makeExercise } from '@/lib/learning/review/inside/make-exercise';
import { states } from '@/lib/learning/review/schedule';

const local = (text: string) => ({ ru: `${text} по-русски`, en: text, de: `${text} auf Deutsch` });
const word = (russian: string, meaning: string, part: KnownWord['part'] = 'noun'): KnownWord => ({
  russian,
  part,
  meaning: local(meaning),
  forms: [],
});

const known = [
  word('чита́ть', 'to read', 'verb'),
  word('брат', 'brother'),
  word('сестра́', 'sister'),
  word('окно́', 'window'),
  word('дом', 'house'),
  word('говори́ть', 'to speak', 'verb'),
];
const book: Extract<Item, { about: 'word' }> = {
  about: 'word',
  ...word('кни́га', 'book'),
  forms: ['книгу', 'книги'],
  example: {
    russian: 'Я чита́ю кни́гу до́ма.',
    meaning: { en: 'I am reading a book at home.', de: 'Ich lese.' },
  },
  note: null,
};
const say: TranslatePrompt = (sentence, valuesOf) =>
  local(`${sentence} ${Object.values(valuesOf('en')).join(' ')}`);
const context: BuildContext = { known, due: [], seed: 'seed', translate: say };
const firm = (turn: number) => ({ state: states.review, stability: 40, turn });
const fresh = (turn: number) => ({ state: states.new, stability: 0, turn });
const young = (turn: number) => ({ state: states.review, stability: 5, turn });

function make<K extends Kind>(kind: K, item: Item = book, by = context): ContentOf<K> {
  const standings = [0, 1, 2, 3].flatMap((turn) => [fresh(turn), young(turn), firm(turn)]);
  const made = standings.map((standing) => makeExercise(item, standing, by));
  const found = made.find((content) => content.kind === kind);
  // The boundary: it was looked for by its kind.
  return exerciseContent.parse(found) as ContentOf<K>;
}

describe('an exercise made from a card', () => {
  it('goes from recognising to writing, by how firmly the card sits and by its turn', () => {
    const kinds = (standing: (turn: number) => Parameters<typeof makeExercise>[1]) =>
      [0, 1, 2, 3].map((turn) => makeExercise(book, standing(turn), context).kind);
    expect(kinds(fresh)).toEqual(['choice', 'pairs', 'gap', 'choice']);
    expect(kinds(young)).toEqual(['gap', 'write', 'order', 'choice']);
    expect(kinds(firm)).toEqual(['write', 'order', 'gap', 'write']);
  });

  it('is the same for the same card and turn', () => {
    expect(makeExercise(book, young(0), context)).toEqual(makeExercise(book, young(0), context));
  });

  it('asks for the word by its meaning, and takes another word of that meaning', () => {
    const synonym = word('то́мик', 'book');
    const content = make('write', book, { ...context, known: [...known, synonym] });
    expect(content.answers).toEqual(['кни́га', 'то́мик']);
    expect(content.prompt.en).toContain('book');
    expect(content.hint.en).toContain('Я чита́ю … до́ма.');
  });

  it('offers meanings of words of the same part of speech that the learner knows', () => {
    const { options, answer } = make('choice');
    expect(answer).toBe('book');
    expect(options).toHaveLength(4);
    const meanings = options.map((option) => (typeof option === 'string' ? option : option.en));
    expect(meanings).not.toContain('to read');
    expect(meanings).not.toContain('to speak');
  });

  it('leaves out its own form from its own sentence', () => {
    const { text, answers, bank } = make('gap');
    expect(text).toBe('Я чита́ю {1} до́ма.');
    expect(answers).toEqual(['кни́гу']);
    expect(bank).toHaveLength(4);
  });

  it('does not tell the word out of a sentence of one’s own by its missing stress mark', () => {
    const own = { ...book, example: { russian: 'Вот моя книга на столе.', meaning: null } };
    const { answers, bank } = make('gap', own);
    expect(answers).toEqual(['книга']);
    expect(bank.join()).not.toMatch(/\u0301/u);
    expect(make('gap').bank.join()).toMatch(/\u0301/u);
  });

  it('puts its own pair first, and those that are due before others', () => {
    const due = known.slice(3, 5);
    const { pairs } = make('pairs', book, { ...context, due });
    expect(pairs.map(([left]) => left).slice(0, 1)).toEqual(['кни́га']);
    expect(
      pairs
        .map(([left]) => left)
        .slice(1, 3)
        .sort(),
    ).toEqual(['дом', 'окно́']);
    expect(pairs).toHaveLength(4);
  });

  it('lays out its sentence without the capital that would tell the beginning, but keeps that of a name', () => {
    const { tokens, answer } = make('order');
    expect(tokens).toEqual(['я', 'чита́ю', 'кни́гу', 'до́ма']);
    expect(arrangeTokens(tokens, answer)).toEqual([0, 1, 2, 3]);
    const meaning = { en: 'Boris is reading a book.', de: 'Boris liest ein Buch.' };
    const named = { ...book, example: { russian: 'Бори́с чита́ет кни́гу.', meaning } };
    expect(make('order', named).tokens[0]).toBe('Бори́с');
  });

  it('is no order of a sentence that cannot be laid of its words', () => {
    const sentence = { russian: 'Я иду́ домо́й,потому́ что уста́л.', meaning: null };
    for (const turn of [0, 1, 2, 3])
      expect(makeExercise({ ...book, example: sentence }, firm(turn), context).kind).not.toBe('order');
  });

  it('of a sentence of the same word over and over is made and helped with at once', () => {
    const monotonous = { russian: `${'а '.repeat(9)}а,а`, meaning: null };
    const begun = performance.now();
    for (const turn of [0, 1, 2]) {
      const content = makeExercise({ ...book, example: monotonous }, firm(turn), context);
      hintFor(content, 2, 'seed', 'en');
    }
    const tokens = [...Array<string>(9).fill('а'), 'аа'];
    expect(arrangeTokens(tokens, `${'а '.repeat(9)}а,а`)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('is written where the learner knows no other words and there is no sentence', () => {
    const own: Item = { ...book, part: null, forms: [], example: null };
    const alone = { ...context, known: [] };
    for (const standing of [fresh(0), young(2), firm(1)]) {
      expect(makeExercise(own, standing, alone).kind).toBe('write');
    }
  });

  it('of a mistake is that exercise again', () => {
    const content = make('gap');
    expect(makeExercise({ about: 'mistake', content, note: null }, firm(3), context)).toBe(content);
  });
});

describe('a word is found in its sentence', () => {
  it.each([
    ['Э́то моя́ сестра́.', ['сестра'], 'сестра́'],
    ['«До́брый день, Ива́н!»', ['до́брый день'], 'До́брый день'],
    ['Я ви́жу сестру́.', ['сестра́', 'сестру'], 'сестру́'],
    ['Тут дома́.', ['дом'], undefined],
    ['Снег \u0483', ['\u0483'], undefined],
  ])('%s', (sentence, forms, found) => {
    const parts = findWord(sentence, forms);
    expect(parts?.word).toBe(found);
    if (parts) expect(parts.before + parts.word + parts.after).toBe(sentence);
  });
});
