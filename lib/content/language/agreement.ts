import { governedCases } from '@/lib/russian/exercises/governors';
import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { hasGrammemes, isOnly, readingsAs, tokensOf, type Token } from './tokens';

/*
 * Checks grammatical agreement in a Russian sentence with the dictionary. Only adjacent words with a single possible part
 * of speech are judged, so that nearly every report is a real mistake.
 */

const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'];
const genders = ['masc', 'femn', 'neut'];
const numbers = ['sing', 'plur'];

type Rule = (left: Token, right: Token, before: Token | undefined) => string | null;

/** An English message for each pair of words that cannot agree. */
export function disagreements(sentence: string, lexicon: Lexicon): string[] {
  const tokens = tokensOf(sentence, lexicon);
  return tokens.flatMap((right, index) => {
    const left = tokens[index - 1];
    if (!left || !right.joined) return [];
    return rules.flatMap((rule) => rule(left, right, tokens[index - 2]) ?? []);
  });
}

const shared = (terms: readonly string[], a: Reading, b: Reading) =>
  terms.some((term) => hasGrammemes(a, term) && hasGrammemes(b, term));

/** «но́вая дом» */
const adjectiveAndNoun: Rule = (left, right, before) => {
  if (!isOnly(left, 'ADJF') || !isOnly(right, 'NOUN')) return null;
  // «пя́тое ию́ля»: a date is a number, and its month follows in the genitive.
  if (
    left.readings.some((adjective) => hasGrammemes(adjective, 'Anum')) &&
    right.readings.some((noun) => hasGrammemes(noun, 'gent'))
  )
    return null;
  const isPair = left.readings.some((adjective) =>
    right.readings.some(
      (noun) => agree(adjective, noun) || (isSmallNumber(before) && afterTwo(adjective, noun)),
    ),
  );
  return isPair ? null : `“${left.text} ${right.text}” do not agree.`;
};

function agree(adjective: Reading, noun: Reading): boolean {
  if (!shared(cases, adjective, noun) || !shared(numbers, adjective, noun)) return false;
  const isPlural = hasGrammemes(adjective, 'plur');
  if (!isPlural && !hasGrammemes(noun, 'ms-f') && !shared(genders, adjective, noun)) return false;
  const animacy = ['anim', 'inan'].find((term) => hasGrammemes(adjective, term));
  return !hasGrammemes(adjective, 'accs') || animacy === undefined || hasGrammemes(noun, animacy);
}

const smallNumbers = new Set(['два', 'две', 'три', 'четыре', 'оба', 'обе', 'полтора']);
const isSmallNumber = (token: Token | undefined) => token !== undefined && smallNumbers.has(token.text);

/** «два больши́х стола́», «две но́вые кни́ги» */
const afterTwo = (adjective: Reading, noun: Reading) =>
  hasGrammemes(adjective, 'plur') &&
  hasGrammemes(noun, 'sing', 'gent') &&
  (hasGrammemes(adjective, 'gent') || hasGrammemes(adjective, 'nomn'));

/** Pronouns that are also possessive, so that their form tells nothing about case. */
const indeclinable = new Set(['его', 'ее', 'её', 'их']);

/** «в доме́» and «без са́хар» */
const preposition: Rule = (left, right) => {
  const wanted = isOnly(left, 'PREP') ? governedCases(left.text) : null;
  const isNominal = isOnly(right, 'NOUN', 'ADJF', 'PRTF', 'NPRO') && !indeclinable.has(right.text);
  if (!wanted || !isNominal) return null;
  const fits = right.readings.some(
    (reading) => hasGrammemes(reading, 'Fixd') || wanted.some((term) => hasGrammemes(reading, term)),
  );
  return fits ? null : `“${right.text}” is in no case that “${left.text}” takes.`;
};

const persons: Readonly<Record<string, readonly string[]>> = {
  я: ['1per', 'sing'],
  ты: ['2per', 'sing'],
  он: ['3per', 'sing', 'masc'],
  она: ['3per', 'sing', 'femn'],
  оно: ['3per', 'sing', 'neut'],
  мы: ['1per', 'plur'],
  вы: ['2per', 'plur'],
  они: ['3per', 'plur'],
};

/** «я чита́ет», «она́ чита́л» */
const pronounAndVerb: Rule = (left, right, before) => {
  const subject = persons[left.text];
  // «не он чита́ет», «чем он»: the verb may belong to something else.
  if (!subject || !isOnly(right, 'VERB') || before?.text === 'не') return null;
  const [person = '', number = '', gender] = subject;
  const fits = right.readings.some((verb) => {
    if (hasGrammemes(verb, 'impr')) return true;
    if (!hasGrammemes(verb, number)) return false;
    return hasGrammemes(verb, 'past')
      ? gender === undefined || hasGrammemes(verb, gender)
      : hasGrammemes(verb, person);
  });
  return fits ? null : `“${left.text} ${right.text}” do not agree.`;
};

/** «ма́ма пришёл» */
const nounAndPast: Rule = (left, right, before) => {
  const isSubject = isOnly(left, 'NOUN') && left.readings.every((noun) => hasGrammemes(noun, 'nomn', 'sing'));
  const isFirst = before === undefined || !left.joined;
  if (!isSubject || !isFirst || !isOnly(right, 'VERB')) return null;
  const fits = right.readings.some(
    (verb) =>
      !hasGrammemes(verb, 'past') ||
      (hasGrammemes(verb, 'sing') &&
        left.readings.some((noun) => hasGrammemes(noun, 'ms-f') || shared(genders, verb, noun))),
  );
  return fits ? null : `“${left.text} ${right.text}” do not agree.`;
};

const bigNumbers =
  /^(?:пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|тридцать|сорок|пятьдесят|сто)$/u;

/** «в семь утра́», «в два дня» name an hour, not an amount. */
const partsOfDay = new Set(['утра', 'дня', 'вечера', 'ночи']);

/** «два бра́тья», «пять рубля́», «две стола́» */
const numberAndNoun: Rule = (left, right) => {
  if (!isOnly(right, 'NOUN') || partsOfDay.has(right.text)) return null;
  const wanted = smallNumbers.has(left.text) ? 'sing' : bigNumbers.test(left.text) ? 'plur' : null;
  if (wanted === null) return null;
  const nouns = readingsAs(right, 'NOUN').filter((noun) => hasGrammemes(noun, 'gent', wanted));
  const fits = nouns.some((noun) => {
    if (left.text === 'две') return hasGrammemes(noun, 'femn');
    return left.text !== 'два' || !hasGrammemes(noun, 'femn');
  });
  const isFixed = right.readings.some((noun) => hasGrammemes(noun, 'Fixd'));
  return fits || isFixed ? null : `“${right.text}” is not the form that “${left.text}” takes.`;
};

const rules: readonly Rule[] = [adjectiveAndNoun, preposition, pronounAndVerb, nounAndPast, numberAndNoun];
