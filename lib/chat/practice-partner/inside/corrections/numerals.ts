import type { Reading } from '@/lib/russian/exercises/lexicon';
import type { CorrectionReason } from '@/lib/chat/practice-partner/schema';
import { has } from '@/lib/chat/practice-partner/inside/language';
import { only, wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { casedLike, formOf, isOneWord, type RuleContext, type Rule } from './rule';

const words = (text: string) => new Set(text.split(/\s+/u));
const few = words('два две три четыре');
const many = words(
  `пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать
   семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят
   девяносто сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот`,
);
/** «в семь утра» is an hour. */
const partsOfDay = words('утра дня вечера ночи');
/**
 * Nouns that a number in digits counts; before other nouns it may be an ordinal: «2 этаж», «5 класс» and «5 мая» are right.
 */
const counted = words(
  `рубль брат сестра друг подруга книга ребёнок сын дочь кошка кот собака минута неделя месяц комната яблоко
   билет чашка студент машина стул стол`,
);
const forms = {
  few: { sing: 'sing', reason: 'number_two_to_four' },
  many: { sing: 'plur', reason: 'number_five_or_more' },
} as const satisfies Record<string, { sing: string; reason: CorrectionReason }>;
/** Genitive plurals for nouns with several in the dictionary. */
const afterMany: Readonly<Record<string, string>> = { год: 'лет', человек: 'человек', раз: 'раз' };

/** «два стол», «пять книга», «две стола», «2 брат» */
export const nounAfterNumber: Rule = async (context) => {
  const [number, noun] = [wordAt(context.tokens, context.index - 1), wordAt(context.tokens, context.index)];
  const amount = amountOf(number);
  if (!noun.joined || amount === null || isOther(context)) return null;
  const nouns = only(noun, 'NOUN');
  const [right, numeral] = [await countedForm(context, noun, nouns, amount), numeralFor(number, nouns)];
  if (right === null || (right === noun.folded && numeral === number.folded)) return null;
  const reason = right === noun.folded ? 'number_gender' : forms[amount].reason;
  const text = `${casedLike(numeral, number)} ${right === noun.folded ? noun.text : casedLike(right, noun)}`;
  return { first: number, last: noun, right: text, reason };
};

/** Whether the number counts nothing: an hour, a name, a word that never changes, digits that may be an ordinal. */
function isOther(context: RuleContext): boolean {
  const noun = wordAt(context.tokens, context.index);
  const nouns = only(noun, 'NOUN');
  if (partsOfDay.has(noun.folded) || isName(context) || !isOneWord(nouns)) return true;
  if (nouns.some((each) => has(each, 'Fixd') || has(each, 'Pltm'))) return true;
  return isDigits(wordAt(context.tokens, context.index - 1)) && !isCounted(nouns, context);
}

function amountOf({ folded }: Token): 'few' | 'many' | null {
  if (few.has(folded)) return 'few';
  if (many.has(folded)) return 'many';
  if (!/^\d{1,3}$/u.test(folded) || Number(folded) === 0) return null;
  const [tens, ones] = [Number(folded) % 100, Number(folded) % 10];
  if (tens > 10 && tens < 20) return 'many';
  if (ones === 1) return null;
  return ones > 1 && ones < 5 ? 'few' : 'many';
}

const isDigits = (number: Token) => /^\d/u.test(number.folded);

const isCounted = (nouns: readonly Reading[], { tokens, index }: RuleContext) =>
  nouns.every(({ lemma, grammemes }) => counted.has(lemma) && grammemes.includes('nomn')) ||
  (nouns.every(({ lemma }) => lemma === 'год') &&
    /^(?:мне|тебе|ему|ей)$/u.test(wordAt(tokens, index - 2).folded));

/** «автобус пять», «квартира три»: the number names something. */
function isName({ tokens, index }: RuleContext): boolean {
  if (!wordAt(tokens, index - 1).joined) return false;
  const before = wordAt(tokens, index - 2);
  return (
    only(before, 'NOUN').some((each) => has(each, 'sing')) || /^(?:номер|дом|канал)$/u.test(before.folded)
  );
}

/** The form that the number takes, the word itself if that is right; null when it is not known. */
async function countedForm(
  { analyser }: RuleContext,
  noun: Token,
  nouns: readonly Reading[],
  amount: 'few' | 'many',
): Promise<string | null> {
  const { sing } = forms[amount];
  if (nouns.some((each) => has(each, 'gent', sing))) return noun.folded;
  // «два существительных»: a noun that is declined as an adjective.
  if (/(?:[ыио]й|[ая]я|[ое]е)$/u.test(nouns[0]?.lemma ?? '')) return noun.folded;
  // «двум столам»: another case, not another mistake.
  if (!nouns.some((each) => has(each, 'nomn') || has(each, 'gent'))) return null;
  const special = amount === 'many' ? afterMany[nouns[0]?.lemma ?? ''] : undefined;
  return special ?? formOf({ analyser, token: noun, part: 'NOUN' }, ['gent', sing]);
}

/** «две» before feminine nouns, «два» before all others; any other number as it is. */
function numeralFor({ folded }: Token, nouns: readonly Reading[]): string {
  if (folded !== 'два' && folded !== 'две') return folded;
  if (nouns.some((noun) => has(noun, 'ms-f') || has(noun, 'Ms-f'))) return folded;
  return nouns.every((noun) => has(noun, 'femn')) ? 'две' : 'два';
}
