import { arrangeTokens } from '@/lib/russian/exercises/kinds/arrangement';
import type { ContentOf } from '@/lib/russian/exercises/schema';
import { fold, stripStress } from '@/lib/russian/exercises/text/fold';
import { localize, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { Translation } from '@/lib/russian/exercises/shown';
import { hasStress, isPlainlyStressed } from '@/lib/russian/morphology/vowels';
import { drawOthers, sameText } from './distractors';
import { findWord } from './find-word';
import type { BuildContext, Values } from './build-context';
import type { Item } from './item';
import type { KnownWord } from './known-word';

type Word = Extract<Item, { about: 'word' }>;
type Maker<Made> = (word: Word, context: BuildContext) => Made;

/** The ways to ask for a word. */
export type Form = 'recall' | 'recognise' | 'gap' | 'pairs' | 'order';

/** Null where there is not enough to make one of. */
export const makers = {
  recall: makeRecall,
  recognise: makeRecognise,
  gap: makeGap,
  pairs: makePairs,
  order: makeOrder,
} satisfies {
  recall: Maker<ContentOf<'write'>>;
  recognise: Maker<ContentOf<'choice'> | null>;
  gap: Maker<ContentOf<'gap'> | null>;
  pairs: Maker<ContentOf<'pairs'> | null>;
  order: Maker<ContentOf<'order'> | null>;
};

const options = { others: 3, fewest: 2 };
const pairCount = { others: 3, fewest: 3 };
const tokenCount = { fewest: 3, most: 12 };
const noValues: Values = () => ({});

/** Meaning → word, written. Other words that the learner knows by the same meaning are right, too. */
function makeRecall(word: Word, { say, known }: BuildContext): ContentOf<'write'> {
  const synonyms = known.filter(({ meaning }) => sameText(meaning.en, word.meaning.en));
  const length = fold(word.russian).length;
  return {
    kind: 'write',
    prompt: say('recall', valuesOf(word)),
    hint: inSentence(word, say) ?? say('hintLength', () => ({ count: length })),
    answers: [word.russian, ...synonyms.map(({ russian }) => russian)],
    order: 'normal',
    spelling: 'normal',
    ...noteOf(word),
  };
}

/** Word → meaning, chosen. */
function makeRecognise(word: Word, { say, known, seed }: BuildContext): ContentOf<'choice'> | null {
  const others = drawOthers(word, known, { count: options.others, seed });
  if (others.length < options.fewest) return null;
  const hint = word.example ? say('hintSentence', () => ({ sentence: word.example?.russian ?? '' })) : null;
  return {
    kind: 'choice',
    prompt: say('recognise', noValues),
    sentence: word.russian,
    hint: hint ?? say('hintRuleOut', noValues),
    options: [word, ...others].map(({ meaning }) => meaning),
    answer: word.meaning.en,
    ...noteOf(word),
  };
}

function makeGap(word: Word, { say, known, seed }: BuildContext): ContentOf<'gap'> | null {
  const found = word.example && findWord(word.example.russian, [word.russian, ...word.forms]);
  const others = drawOthers(word, known, { count: options.others, seed });
  if (!found || others.length < options.fewest) return null;
  const answer = asInside(found.word, word.russian);
  return {
    kind: 'gap',
    prompt: say('gap', noValues),
    hint: say('hintMeaning', valuesOf(word)),
    text: `${found.before}{1}${found.after}`,
    answers: [answer],
    bank: alikeMarked([answer, ...others.map((other) => likest(other, answer))]),
    ...noteOf(word),
  };
}

/** The card's own pair stands first: it is the one that is rated. The others are due as well, where there are enough. */
function makePairs(word: Word, { say, known, due, seed }: BuildContext): ContentOf<'pairs'> | null {
  const fromDue = drawOthers(word, due, { count: pairCount.others, seed });
  const taken = new Set(fromDue.map(({ russian }) => russian));
  const rest = known.filter(({ russian }) => !taken.has(russian));
  const missing = pairCount.others - fromDue.length;
  const fromKnown = drawOthers(word, rest, { count: rest.length, seed })
    .filter(({ meaning }) => fromDue.every((other) => !sameText(other.meaning.en, meaning.en)))
    .slice(0, missing);
  const others = [...fromDue, ...fromKnown];
  if (others.length < pairCount.fewest) return null;
  return {
    kind: 'pairs',
    prompt: say('pairs', noValues),
    hint: say('hintPairs', noValues),
    pairs: [word, ...others].map(({ russian, meaning }): [string, ContentTranslations] => [russian, meaning]),
  };
}

function makeOrder(word: Word, { say }: BuildContext): ContentOf<'order'> | null {
  const { example } = word;
  // A dash that opens a speech and a second sentence would tell where the words go.
  if (!example || /^—|[.!?…].*\s/u.test(example.russian)) return null;
  const chunks = example.russian.split(/\s+/u).map((chunk) => chunk.replace(/[.,!?…:;«»"„“]+/gu, ''));
  const tokens = chunks.filter((chunk) => chunk !== '').map((chunk, index) => lowered(chunk, index, word));
  if (tokens.length < tokenCount.fewest || tokens.length > tokenCount.most) return null;
  // Two words that only a comma parts («домо́й,потому́») are one token, of which the sentence cannot be laid.
  if (!arrangeTokens(tokens, example.russian)) return null;
  return {
    kind: 'order',
    prompt: say('order', noValues),
    hint: say('hintAbout', (language) => ({ ...valuesOf(word)(language), word: word.russian })),
    tokens,
    extra: [],
    answer: example.russian,
    alternatives: [],
    ...(example.meaning && { translation: example.meaning }),
  };
}

const valuesOf =
  ({ meaning }: Word): Values =>
  (language) => ({ meaning: localize(language, meaning).text });

/** The example with the word taken out; null when it does not stand there. */
function inSentence({ example, russian, forms }: Word, say: BuildContext['say']): ContentTranslations | null {
  const found = example && findWord(example.russian, [russian, ...forms]);
  return found ? say('hintSentence', () => ({ sentence: `${found.before}…${found.after}` })) : null;
}

/** What is said afterwards: the learner's own note, else the example with its meaning. */
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

/** A word as it stands inside a sentence: a capital that only the beginning gave it is taken away. */
function asInside(found: string, russian: string): string {
  const isName = russian.charAt(0) !== russian.charAt(0).toLowerCase();
  return isName ? found : found.charAt(0).toLowerCase() + found.slice(1);
}

/** The first word of a sentence loses its capital, or it would tell its place; names keep theirs in any place. */
function lowered(chunk: string, index: number, { russian, example }: Word): string {
  if (index > 0 || isNameIn(example?.meaning?.en ?? '', chunk)) return chunk;
  return fold(chunk) === fold(russian) ? asInside(chunk, russian) : asInside(chunk, chunk.toLowerCase());
}

/** Enough to tell a name by its first two letters. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ы: 'y', э: 'e', ю: 'yu', я: 'ya' },
};

/** Whether a translation has a capital where this word begins alike: «Борис» stands there as “Boris”. */
function isNameIn(translation: string, chunk: string): boolean {
  const start = Array.from(stripStress(chunk.toLowerCase()))
    .slice(0, 2)
    .map((letter) => latin[letter] ?? letter);
  const capitals = translation.match(/\p{Lu}\p{L}+/gu) ?? [];
  return capitals.some((word) => word.toLowerCase().startsWith(start.join('')));
}

/** Learners write without stress marks: where the answer, the first of these, has none, it would be the only one. */
function alikeMarked([answer = '', ...others]: string[]): string[] {
  const isBare = !hasStress(answer) && !isPlainlyStressed(answer);
  return [answer, ...(isBare ? others.map((other) => stripStress(other)) : others)];
}

/** Of a word's forms the one that ends as the answer does: else the ending alone would give it away. */
function likest({ russian, forms }: KnownWord, answer: string): string {
  const wanted = fold(answer);
  const shared = (form: string) => {
    const letters = fold(form);
    let length = 0;
    while (length < letters.length && letters.at(-1 - length) === wanted.at(-1 - length)) length += 1;
    return length;
  };
  return [russian, ...forms].reduce((best, form) => (shared(form) > shared(best) ? form : best), russian);
}
