import type { Reading } from '@/lib/russian/exercises/lexicon';
import { has, termOf } from '@/lib/chat/practice-partner/inside/language';
import { clauseAround, isAny, only, wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { casedLike, formOf, isOneWord, type RuleContext, type Rule } from './rule';

/** Person, number and gender of the subject. */
const persons: Readonly<Record<string, readonly [person: string, number: string, gender?: string]>> = {
  я: ['1per', 'sing'],
  ты: ['2per', 'sing'],
  он: ['3per', 'sing', 'masc'],
  она: ['3per', 'sing', 'femn'],
  мы: ['1per', 'plur'],
  вы: ['2per', 'plur'],
  они: ['3per', 'plur'],
};
const words = (text: string) => new Set(text.split(/\s+/u));
/** Words that stand between a subject and its verb. */
const between = words(
  `не тоже также уже ещё еще сейчас очень часто редко всегда обычно иногда никогда хорошо плохо немного много
   сегодня завтра вчера теперь только просто сама сам все всё это так там здесь тут потом`,
);
/** After these words a pronoun is no subject, or only a part of it: «ты и я идём», «чем он», «буква я». */
const notSubject = words('и или ни не чем как кроме буква слово местоимение с а да между то');
const impersonal = words('болеть нравиться хотеться казаться везти');
/** «Ну, я спать!» is good Russian. */
const goingTo = words('спать обедать ужинать завтракать гулять есть пить бежать быть');

/** «я читает», «они говорит», «она читал» */
export const verbAfterPronoun: Rule = async (context) => {
  const verb = wordAt(context.tokens, context.index);
  const subject = subjectOf(context.tokens, context.index);
  const readings = only(verb, 'VERB');
  if (subject === null || !isOneWord(readings) || readings.some(isNotPersonal)) return null;
  const wanted = wantedForm(subject, readings);
  const right = wanted && (await verbForm(context, readings, wanted));
  if (wanted === null || right === null) return null;
  const reason = wanted.includes('past') ? 'verb_past' : 'verb_person';
  return { ...spanOf(context.tokens, subject, verb, right), reason };
};

/** An imperative fits every person; «я болит» needs «у меня», not another person. */
const isNotPersonal = (verb: Reading) => has(verb, 'impr') || impersonal.has(verb.lemma);

/** «я читать книгу», «он учиться в школе» */
export const infinitiveAfterPronoun: Rule = async (context) => {
  const verb = wordAt(context.tokens, context.index);
  const subject = subjectOf(context.tokens, context.index);
  const readings = only(verb, 'INFN').filter((each) => has(each, 'impf') && !goingTo.has(each.lemma));
  if (subject === null || !isOneWord(readings) || hasOtherPredicate(context)) return null;
  const [person, number] = personOf(subject);
  const right = await verbForm(context, readings, ['pres', person, number]);
  if (right === null) return null;
  const isReflexive = verb.folded.endsWith('ться') && person === '3per';
  const reason = isReflexive ? 'reflexive_ending' : 'verb_infinitive';
  return { ...spanOf(context.tokens, subject, verb, right), reason };
};

/** «мой брат работаю» */
export const verbAfterNoun: Rule = async (context) => {
  const [noun, verb] = [wordAt(context.tokens, context.index - 1), wordAt(context.tokens, context.index)];
  const readings = only(verb, 'VERB');
  const isWrong = readings.every((each) => has(each, 'pres', 'sing') && !has(each, '3per'));
  if (!verb.joined || !isOneWord(readings) || !isWrong || !isOwnedSubject(context)) return null;
  const right = await verbForm(context, readings, ['pres', '3per', 'sing']);
  if (right === null) return null;
  return { first: noun, last: verb, right: `${noun.text} ${right}`, reason: 'verb_person' };
};

const owners = words('мой моя твой твоя наш наша ваш ваша');

/** Whether «мой брат» or the like stands before the verb and begins the clause. */
function isOwnedSubject({ tokens, index }: RuleContext): boolean {
  const [owner, noun] = [wordAt(tokens, index - 2), wordAt(tokens, index - 1)];
  const nouns = only(noun, 'NOUN');
  if (!owners.has(owner.folded) || owner.joined || !noun.joined) return false;
  return isOneWord(nouns) && nouns.every((each) => has(each, 'nomn', 'sing'));
}

/** The pronoun before a verb, at most with some adverbs between. */
function subjectOf(tokens: readonly Token[], index: number): Token | null {
  let place = index;
  while (wordAt(tokens, place).joined && between.has(wordAt(tokens, place - 1).folded)) place -= 1;
  const [before, subject] = [wordAt(tokens, place - 2), wordAt(tokens, place - 1)];
  if (!wordAt(tokens, place).joined || !(subject.folded in persons)) return null;
  // «буквы Ю, Я обозначают»
  if (subject.text === 'Я' && !subject.isFirst) return null;
  return subject.joined && notSubject.has(before.folded) ? null : subject;
}

const personOf = ({ folded }: Token) => persons[folded] ?? (['3per', 'sing'] as const);

/** The grammemes of the form that the subject needs; null when one of the readings agrees with it. */
function wantedForm(subject: Token, readings: readonly Reading[]): string[] | null {
  const [person, number, gender] = personOf(subject);
  const suits = (reading: Reading) =>
    has(reading, 'past')
      ? has(reading, number) && (gender === undefined || has(reading, gender))
      : has(reading, number, person);
  if (readings.some(suits)) return null;
  const tense = termOf(readings[0] ?? { grammemes: [] }, ['past', 'pres', 'futr']);
  if (tense === undefined) return null;
  if (tense !== 'past') return [tense, person, number];
  if (number === 'plur') return [tense, number];
  // «я читали»: whether a man or a woman speaks is not known.
  return gender === undefined ? null : [tense, number, gender];
}

/** Whether the infinitive may belong to another word of the clause: «я читать люблю», «мне надо». */
function hasOtherPredicate({ tokens, index }: RuleContext): boolean {
  const { clause, at } = clauseAround(tokens, index);
  return clause.some(
    (token, place) =>
      place !== at && (isAny(token, 'VERB', 'PRED', 'ADJS', 'PRTS', 'INFN') || token.readings.length === 0),
  );
}

/** The form of the verb at the context's index; `readings` are the verb's. */
async function verbForm(
  { analyser, tokens, index }: RuleContext,
  [reading]: readonly Reading[],
  wanted: readonly string[],
): Promise<string | null> {
  if (!reading) return null;
  const token = wordAt(tokens, index);
  return formOf({ analyser, token, part: 'INFN', lemma: reading.lemma }, ['VERB', ...wanted]);
}

/** A subject directly before its verb is shown with it. */
function spanOf(tokens: readonly Token[], subject: Token, verb: Token, right: string) {
  const isBeside = tokens[tokens.indexOf(verb) - 1] === subject;
  if (!isBeside) return { first: verb, last: verb, right: casedLike(right, verb) };
  return { first: subject, last: verb, right: `${subject.text} ${right}` };
}
