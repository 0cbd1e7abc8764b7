import { governedCases } from '@/lib/russian/exercises/governors';
import type { Reading } from '@/lib/russian/exercises/lexicon';
import { secondLocativeOf } from '@/lib/russian/morphology/second-locative';
import type { CorrectionReason } from '@/lib/chat/practice-partner/schema';
import { has, termOf } from '@/lib/chat/practice-partner/inside/language';
import { hasLemma, isAny, only, wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { directionOf, isTime } from './direction';
import { prepositionBefore, pronounAfter } from './pronouns';
import { casedLike, formOf, isOneWord, type RuleContext, type Rule } from './rule';

/**
 * The case that is meant after a preposition with a case it never takes. «за» and «под» are left out: either of their cases
 * may be meant.
 */
const meant: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'у без из от до для около после кроме возле мимо среди'.split(' ').map((word) => [word, 'gent']),
  ),
  к: 'datv',
  ко: 'datv',
  по: 'datv',
  с: 'ablt',
  со: 'ablt',
  над: 'ablt',
  перед: 'ablt',
  между: 'ablt',
  о: 'loct',
  об: 'loct',
  при: 'loct',
  про: 'accs',
  через: 'accs',
};
const reasons: Readonly<Record<string, CorrectionReason>> = {
  gent: 'case_genitive',
  datv: 'case_dative',
  accs: 'case_accusative',
  ablt: 'case_instrumental',
  loct: 'case_prepositional',
};
/** «по пояс», «по май», «с час»: other cases in set phrases and measures. */
const measures = new Set(
  `пояс колено горло шея ухо час минута секунда неделя месяц год день сутки километр метр килограмм литр
   рубль тысяча миллион половина рост слово январь февраль март апрель май июнь июль август сентябрь октябрь
   ноябрь декабрь`.split(/\s+/u),
);

/** «без сахар», «с мама», «у я», «в Москва» */
export const caseAfterPreposition: Rule = async (context) => {
  const { tokens, index } = context;
  const [preposition, word] = [wordAt(tokens, index - 1), wordAt(tokens, index)];
  if (!word.joined || isOther(tokens, index)) return null;
  return pronounFix(preposition, word) ?? nounFix(context, preposition, word);
};

/** «После мама придёт», «К мы слышим», «слово для мама»: an adverb, a letter, a word that is cited. */
function isOther(tokens: readonly Token[], index: number): boolean {
  const [preposition, word] = [wordAt(tokens, index - 1), wordAt(tokens, index)];
  const isAdverb = isPronoun(word) || isAny(wordAt(tokens, index + 1), 'VERB');
  if (adverbs.has(preposition.folded) && isAdverb) return true;
  if (!preposition.isFirst && preposition.text !== preposition.text.toLowerCase()) return true;
  return naming.has(wordAt(tokens, index - 2).folded);
}

const naming = new Set(['слово', 'предлог', 'фраза', 'группа']);
const adverbs = new Set(['после', 'около', 'мимо', 'кроме']);
const isPronoun = (word: Token) => pronounAfter(word.folded, 'gent') !== null;

function pronounFix(preposition: Token, word: Token) {
  const wanted = meant[preposition.folded] ?? null;
  const right = wanted && pronounAfter(word.folded, preposition.folded === 'по' ? 'datv' : wanted);
  if (!wanted || !right) return null;
  const before = casedLike(prepositionBefore(preposition.folded, right), preposition);
  return { first: preposition, last: word, right: `${before} ${right}`, reason: reasonOf(wanted) };
}

async function nounFix(context: RuleContext, preposition: Token, word: Token) {
  const nouns = only(word, 'NOUN');
  if (!isOneWord(nouns) || nouns.some((noun) => has(noun, 'Fixd'))) return null;
  const target = targetOf(context, preposition.folded, nouns);
  if (target === null) return null;
  const [wanted, reason] = target;
  const number = termOf(nouns[0] ?? { grammemes: [] }, ['sing', 'plur']) ?? 'sing';
  const grammemes = [number, wanted, ...secondLocative(preposition, nouns, wanted, number)];
  const right = await formOf({ analyser: context.analyser, token: word, part: 'NOUN' }, grammemes);
  if (right === null || right.toLowerCase() === word.folded) return null;
  return {
    first: preposition,
    last: word,
    right: `${preposition.text} ${casedLike(right, word)}`,
    reason,
  };
}

/** The case that is right here; null when the word may be right or the meaning is not certain. */
function targetOf(
  context: RuleContext,
  preposition: string,
  nouns: readonly Reading[],
): readonly [string, CorrectionReason] | null {
  const governed = governedCases(preposition) ?? [];
  const isWrong = !nouns.some((noun) => governed.some((each) => has(noun, each)));
  if (['в', 'во', 'на'].includes(preposition)) return directionOf(context, nouns, isWrong);
  const wanted = meant[preposition];
  if (wanted === undefined || nouns.some((noun) => measures.has(noun.lemma))) return null;
  const isMeant = ['с', 'со'].includes(preposition) ? isCompany(context, nouns) : isWrong;
  // «по утро» means «утром».
  const isDative = preposition !== 'по' || !isTime(nouns);
  return isMeant && isDative ? [wanted, reasonOf(wanted)] : null;
}

/** «кофе с молоко»: the accusative after «с» measures («ростом с дом»), which learners do not. */
const isCompany = (context: RuleContext, nouns: readonly Reading[]) =>
  nouns.every((noun) => has(noun, 'nomn') || has(noun, 'accs', 'inan')) &&
  !isTime(nouns) &&
  !comparesSize(context);

const reasonOf = (wanted: string) => reasons[wanted] ?? 'case_prepositional';

const sizes = new Set(['рост', 'размер', 'величина', 'дом', 'высота']);

function comparesSize({ tokens, index }: RuleContext): boolean {
  return hasLemma(wordAt(tokens, index - 2), sizes);
}

/** «в лесу», not «в лесе». */
function secondLocative(
  { folded }: Token,
  nouns: readonly Reading[],
  wanted: string,
  number: string,
): string[] {
  const prepositions = secondLocativeOf(nouns[0]?.lemma ?? '')?.split('/') ?? [];
  return wanted === 'loct' && number === 'sing' && prepositions.includes(folded) ? ['loc2'] : [];
}
