import type { Reading } from '@/lib/russian/exercises/lexicon';
import { cases, genders, has, partOf, termOf } from '@/lib/chat/practice-partner/inside/language';
import { hasLemma, isAny, only, wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { casedLike, formOf, isOneWord, type RuleContext, type Rule } from './rule';

/** Words whose other readings («мыть», «свеять») nobody means before a noun. */
const determiners = new Set(
  'мой моя моё мое твой твоя твоё свой своя наш наша ваш ваша этот эта русский русская русское'.split(' '),
);
/** Words that also stand alone beside a noun which they do not describe: «дом, который мама купила». */
const loose = new Set(
  'который какой чей сам самый другой весь первый второй третий сей таков такой'.split(' '),
);
/** Nouns that can only mean men. */
const men = new Set(
  'папа дедушка дядя мужчина юноша брат отец дед друг муж сын мальчик парень внук'.split(' '),
);

/** «новый книга» */
export const adjectiveBeforeNoun: Rule = async (context) => {
  const { tokens, index } = context;
  const [adjective, noun] = [wordAt(tokens, index - 1), wordAt(tokens, index)];
  if (!noun.joined || hasLemma(adjective, loose) || isAlone(adjective, wordAt(tokens, index - 2)))
    return null;
  const wanted = genderMismatch(adjectiveReadings(adjective), only(noun, 'NOUN'));
  const right = wanted && (await agreeing(context, adjective, wanted));
  if (right === null) return null;
  const text = `${casedLike(right, adjective)} ${noun.text}`;
  return { first: adjective, last: noun, right: text, reason: 'adjective_gender' };
};

/** «он один мама»: alone, not one. */
const isAlone = (adjective: Token, before: Token) =>
  hasLemma(adjective, new Set(['один'])) && isAny(before, 'NPRO', 'NOUN');

/** «Погода хороший.» */
export const adjectiveAfterNoun: Rule = async (context) => {
  const { tokens, index } = context;
  const [adjective, next] = [wordAt(tokens, index), wordAt(tokens, index + 1)];
  const start = wordAt(tokens, index - 1).folded === 'очень' ? index - 2 : index - 1;
  const isJoined = tokens.slice(Math.max(0, start + 1), index + 1).every(({ joined }) => joined);
  if (next.joined || !isJoined || !isSubject(tokens, start)) return null;
  const qualities = only(adjective, 'ADJF').filter((reading) => has(reading, 'Qual'));
  const wanted = genderMismatch(qualities, only(wordAt(tokens, start), 'NOUN'));
  const right = wanted && (await agreeing(context, adjective, wanted));
  return right === null ? null : { first: adjective, last: adjective, right, reason: 'adjective_gender' };
};

/** Whether a noun in the nominative begins the clause, at most with an adjective before it. */
function isSubject(tokens: readonly Token[], place: number): boolean {
  const [before, noun] = [wordAt(tokens, place - 1), wordAt(tokens, place)];
  if (!noun.readings.every((reading) => has(reading, 'nomn', 'sing'))) return false;
  return !noun.joined || (!before.joined && adjectiveReadings(before).length > 0);
}

function adjectiveReadings(token: Token): readonly Reading[] {
  if (determiners.has(token.folded)) return token.readings.filter((reading) => partOf(reading) === 'ADJF');
  const readings = only(token, 'ADJF');
  return readings.some((reading) => has(reading, 'Anum')) ? [] : readings;
}

/** The grammemes of the form that is needed, where the words agree in case and number but in no way in gender. */
function genderMismatch(adjectives: readonly Reading[], nouns: readonly Reading[]): string[] | null {
  if (!isOneWord(nouns) || nouns.some(isOfAnyGender) || isWomanPossibly(nouns)) return null;
  const pairs = nouns.flatMap((noun) => adjectives.map((adjective) => [adjective, noun] as const));
  if (pairs.some(([adjective, noun]) => agree(adjective, noun))) return null;
  const noun = pairs.find(([adjective, each]) => differInGenderAlone(adjective, each))?.[1];
  return noun ? grammemesFor(noun) : null;
}

/** Other masculine nouns may mean a woman: «моя врач». */
const isWomanPossibly = (nouns: readonly Reading[]) =>
  nouns.every((noun) => has(noun, 'anim', 'masc') && !men.has(noun.lemma));

function grammemesFor(noun: Reading): string[] {
  const grammemes = [termOf(noun, genders), termOf(noun, cases)].filter((term) => term !== undefined);
  const animacy = has(noun, 'anim') ? 'anim' : 'inan';
  return ['sing', ...grammemes, ...(has(noun, 'accs', 'masc') ? [animacy] : [])];
}

const isOfAnyGender = (noun: Reading) =>
  ['Ms-f', 'ms-f', 'GNdr', 'Fixd', 'Name', 'Surn', 'Patr', 'Pltm'].some((term) => has(noun, term));

const sharesCase = (adjective: Reading, noun: Reading) =>
  termOf(adjective, cases) !== undefined && termOf(adjective, cases) === termOf(noun, cases);

function agree(adjective: Reading, noun: Reading): boolean {
  if (!sharesCase(adjective, noun)) return false;
  if (has(adjective, 'plur') || has(noun, 'plur')) return has(adjective, 'plur') && has(noun, 'plur');
  return termOf(adjective, genders) === termOf(noun, genders);
}

const differInGenderAlone = (adjective: Reading, noun: Reading) =>
  sharesCase(adjective, noun) && has(adjective, 'sing') && has(noun, 'sing');

async function agreeing(
  { analyser }: RuleContext,
  token: Token,
  wanted: readonly string[],
): Promise<string | null> {
  const [reading] = token.readings.filter((each) => partOf(each) === 'ADJF');
  if (!reading) return null;
  return formOf({ analyser, token, part: 'ADJF', lemma: reading.lemma }, wanted);
}
