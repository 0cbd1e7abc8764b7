import type { Reading } from '@/lib/russian/exercises/lexicon';
import type { CorrectionReason } from '@/lib/chat/practice-partner/schema';
import { has } from '@/lib/chat/practice-partner/inside/language';
import { clauseAround, hasLemma, isAny, wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import type { RuleContext } from './rule';

const words = (text: string) => new Set(text.split(/\s+/u));

/** Verbs with which «в» and «на» ask «куда?». */
const motion = words(
  `идти пойти ходить ехать поехать ездить лететь полететь летать прийти приехать прилететь приходить приезжать
   уйти уехать улететь уезжать вернуться возвращаться плыть бежать побежать переехать собираться опоздать
   сходить съездить зайти заходить войти входить`,
);
/** Nouns that lead somewhere: «билет в Москву». */
const ways = words('билет поезд самолёт автобус поездка дорога путь рейс путешествие добро экскурсия');
/** Verbs with which «в» and «на» ask «где?». */
const location = words(
  'жить работать учиться находиться родиться отдыхать проживать живать стоять сидеть лежать обедать ужинать гулять',
);
/** After these verbs «в» never takes the accusative: «живу в город». */
const residence = words('жить работать учиться находиться проживать');
/** «в течение дня», «в отличие от»: prepositions by now. */
const setPhrases = words(
  'течение продолжение заключение отличие следствие основа помощь долг кредит шутка удовольствие',
);
const days = words('понедельник вторник среда четверг пятница суббота воскресенье');
const times = words(
  `понедельник вторник среда четверг пятница суббота воскресенье день час год месяц минута неделя время раз утро
   вечер ночь полдень полночь выходной праздник январь февраль март апрель май июнь июль август сентябрь октябрь
   ноябрь декабрь век период сезон момент лето зима весна осень срок половина четверть пора детство смена
   полгода рождество каникулы пасха`,
);

export const isTime = (nouns: readonly Reading[]) => nouns.some(({ lemma }) => times.has(lemma));

const where = ['loct', 'case_where'] as const;
const whereTo = ['accs', 'case_where_to'] as const;
type Target = readonly [string, CorrectionReason];

/** The case after «в» or «на»; null when the noun may be right or the clause does not show which one is meant. */
export function directionOf(
  context: RuleContext,
  nouns: readonly Reading[],
  isWrong: boolean,
): Target | null {
  const { clause, at } = clauseAround(context.tokens, context.index);
  if (isWrong) return fromNominative(clause, at, nouns);
  const isPlaceName = !isTime(nouns) && !nouns.some(({ lemma }) => setPhrases.has(lemma));
  if (wordAt(clause, at - 1).folded === 'на' || !isPlaceName) return null;
  return fromVerb(wordAt(clause, at - 2), nouns, at === clause.length - 1);
}

/** «живу в город», «еду в Москве» */
function fromVerb(verb: Token, nouns: readonly Reading[], isLast: boolean): Target | null {
  if (!isAny(verb, 'VERB', 'INFN')) return null;
  if (hasLemma(verb, residence)) return nouns.every(isPlain) ? where : null;
  return isLast && hasLemma(verb, going) && nouns.every(isPlaceWhere) ? whereTo : null;
}

const going = words('ехать поехать полететь лететь переехать приехать');
/** «живу в город» */
const isPlain = (noun: Reading) => has(noun, 'inan', 'sing') && (has(noun, 'nomn') || has(noun, 'accs'));
/** «еду в Москве» */
const isPlaceWhere = (noun: Reading) => has(noun, 'Geox', 'sing') && (has(noun, 'loct') || has(noun, 'datv'));

/** «в Москва», «на работа» */
function fromNominative(clause: readonly Token[], at: number, nouns: readonly Reading[]): Target | null {
  if (!nouns.every((noun) => has(noun, 'nomn'))) return null;
  if (nouns.some(({ lemma }) => days.has(lemma))) return ['accs', 'case_accusative'];
  if (isTime(nouns) || nouns.some((noun) => has(noun, 'plur') || has(noun, 'anim'))) return null;
  const others = clause.filter((_, place) => place !== at);
  if (others.some((token) => hasLemma(token, motion) || hasLemma(token, ways))) return whereTo;
  if (others.some((token) => hasLemma(token, location))) return where;
  const verbs = others.filter((token) => isAny(token, 'VERB', 'INFN'));
  if (verbs.length === 0) return where;
  return verbs.length === 1 && hasLemma(wordAt(verbs, 0), words('хотеть')) ? whereTo : null;
}
