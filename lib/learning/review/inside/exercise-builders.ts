import { arrangeTokens } from '@/lib/russian/exercises/kinds/arrangement';
import type { ContentOf } from '@/lib/russian/exercises/schema';
import { fold, stripStress } from '@/lib/russian/exercises/text/fold';
import { localize, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { Translation } from '@/lib/russian/exercises/shown';
import { hasStress, isPlainlyStressed } from '@/lib/russian/morphology/vowels';
import { drawDistractors, sameText } from './distractors';
import { findWord } from './find-word';
import { asInsideSentence, lowercaseStart } from './letter-case';
import type { BuildContext, MessageValues } from './build-context';
import type { Item } from './item';
import type { KnownWord } from './known-word';

type Word = Extract<Item, { about: 'word' }>;
type Builder<Made> = (word: Word, context: BuildContext) => Made;

/** The forms of exercise that ask for a word. */
export type Form = 'recall' | 'recognise' | 'gap' | 'pairs' | 'order';

/** Builders by form; a builder returns null where words or sentences are missing. */
export const exerciseBuilders = {
  recall: makeRecall,
  recognise: makeRecognise,
  gap: makeGap,
  pairs: makePairs,
  order: makeOrder,
} satisfies {
  recall: Builder<ContentOf<'write'>>;
  recognise: Builder<ContentOf<'choice'> | null>;
  gap: Builder<ContentOf<'gap'> | null>;
  pairs: Builder<ContentOf<'pairs'> | null>;
  order: Builder<ContentOf<'order'> | null>;
};

const options = { others: 3, minOthers: 2 };
const pairCount = { others: 3, minOthers: 3 };
const tokenCount = { min: 3, max: 12 };
const noValues: MessageValues = () => ({});

/** Write the word for a meaning. Other known words with the same meaning are right, too. */
function makeRecall(word: Word, { translate, known }: BuildContext): ContentOf<'write'> {
  const synonyms = known.filter(({ meaning }) => sameText(meaning.en, word.meaning.en));
  const length = fold(word.russian).length;
  return {
    kind: 'write',
    prompt: translate('recall', valuesOf(word)),
    hint: inSentence(word, translate) ?? translate('hintLength', () => ({ count: length })),
    answers: [word.russian, ...synonyms.map(({ russian }) => russian)],
    order: 'normal',
    spelling: 'normal',
    ...noteOf(word),
  };
}

/** Choose the meaning of a word. */
function makeRecognise(word: Word, { translate, known, seed }: BuildContext): ContentOf<'choice'> | null {
  const others = drawDistractors(word, known, { count: options.others, seed });
  if (others.length < options.minOthers) return null;
  const hint = word.example
    ? translate('hintSentence', () => ({ sentence: word.example?.russian ?? '' }))
    : null;
  return {
    kind: 'choice',
    prompt: translate('recognise', noValues),
    sentence: word.russian,
    hint: hint ?? translate('hintRuleOut', noValues),
    options: [word, ...others].map(({ meaning }) => meaning),
    answer: word.meaning.en,
    ...noteOf(word),
  };
}

function makeGap(word: Word, { translate, known, seed }: BuildContext): ContentOf<'gap'> | null {
  const found = word.example && findWord(word.example.russian, [word.russian, ...word.forms]);
  const others = drawDistractors(word, known, { count: options.others, seed });
  if (!found || others.length < options.minOthers) return null;
  const answer = asInsideSentence(found.word, word.russian);
  return {
    kind: 'gap',
    prompt: translate('gap', noValues),
    hint: translate('hintMeaning', valuesOf(word)),
    text: `${found.before}{1}${found.after}`,
    answers: [answer],
    bank: withEqualStressMarks([answer, ...others.map((other) => closestForm(other, answer))]),
    ...noteOf(word),
  };
}

/** The card's own pair comes first: it is the one that is rated. The others are due words where there are enough. */
function makePairs(word: Word, { translate, known, due, seed }: BuildContext): ContentOf<'pairs'> | null {
  const fromDue = drawDistractors(word, due, { count: pairCount.others, seed });
  const taken = new Set(fromDue.map(({ russian }) => russian));
  const rest = known.filter(({ russian }) => !taken.has(russian));
  const missing = pairCount.others - fromDue.length;
  const fromKnown = drawDistractors(word, rest, { count: rest.length, seed })
    .filter(({ meaning }) => fromDue.every((other) => !sameText(other.meaning.en, meaning.en)))
    .slice(0, missing);
  const others = [...fromDue, ...fromKnown];
  if (others.length < pairCount.minOthers) return null;
  return {
    kind: 'pairs',
    prompt: translate('pairs', noValues),
    hint: translate('hintPairs', noValues),
    pairs: [word, ...others].map(({ russian, meaning }): [string, ContentTranslations] => [russian, meaning]),
  };
}

function makeOrder(word: Word, { translate }: BuildContext): ContentOf<'order'> | null {
  const { example } = word;
  // A dash that opens direct speech, or a second sentence, would give away where the words go.
  if (!example || /^—|[.!?…].*\s/u.test(example.russian)) return null;
  const chunks = example.russian.split(/\s+/u).map((chunk) => chunk.replace(/[.,!?…:;«»"„“]+/gu, ''));
  const tokens = chunks
    .filter((chunk) => chunk !== '')
    .map((chunk, index) => lowercaseStart(chunk, index, word));
  if (tokens.length < tokenCount.min || tokens.length > tokenCount.max) return null;
  // Two words with only a comma between them («домо́й,потому́») are one token, from which the sentence cannot be built.
  if (!arrangeTokens(tokens, example.russian)) return null;
  return {
    kind: 'order',
    prompt: translate('order', noValues),
    hint: translate('hintAbout', (language) => ({ ...valuesOf(word)(language), word: word.russian })),
    tokens,
    extra: [],
    answer: example.russian,
    alternatives: [],
    ...(example.meaning && { translation: example.meaning }),
  };
}

const valuesOf =
  ({ meaning }: Word): MessageValues =>
  (language) => ({ meaning: localize(language, meaning).text });

/** A hint with the word left out of its example; null when the example does not contain the word. */
function inSentence(
  { example, russian, forms }: Word,
  translate: BuildContext['translate'],
): ContentTranslations | null {
  const found = example && findWord(example.russian, [russian, ...forms]);
  return found ? translate('hintSentence', () => ({ sentence: `${found.before}…${found.after}` })) : null;
}

/** The note shown after an answer: the learner's own, else the example with its meaning. */
function noteOf({ note, example }: Word): { note?: ContentTranslations } {
  if (note) return { note };
  if (!example) return {};
  const { russian, meaning } = example;
  const say = (text: string | undefined) => (text === undefined ? russian : `${russian} — ${text}`);
  return { note: { ru: russian, en: say(meaning?.en), de: say(meaning?.de), ...furtherNotes(meaning, say) } };
}

function furtherNotes(
  meaning: Translation | null,
  say: (text: string) => string,
): Partial<ContentTranslations> {
  const { fr, it, tr } = meaning ?? {};
  return { ...(fr && { fr: say(fr) }), ...(it && { it: say(it) }), ...(tr && { tr: say(tr) }) };
}

/** Removes stress marks where the answer (the first word) has none: as the only unmarked word it would stand out. */
function withEqualStressMarks([answer = '', ...others]: string[]): string[] {
  const isBare = !hasStress(answer) && !isPlainlyStressed(answer);
  return [answer, ...(isBare ? others.map((other) => stripStress(other)) : others)];
}

/** The form of a word whose ending is most like the answer's: otherwise the ending alone would give the answer away. */
function closestForm({ russian, forms }: KnownWord, answer: string): string {
  const wanted = fold(answer);
  const shared = (form: string) => {
    const letters = fold(form);
    let length = 0;
    while (length < letters.length && letters.at(-1 - length) === wanted.at(-1 - length)) length += 1;
    return length;
  };
  return [russian, ...forms].reduce((best, form) => (shared(form) > shared(best) ? form : best), russian);
}
