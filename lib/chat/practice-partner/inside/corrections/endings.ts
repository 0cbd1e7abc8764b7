import { has, partOf } from '@/lib/chat/practice-partner/inside/language';
import {
  clauseAround,
  hasLemma,
  isAny,
  only,
  wordAt,
  type Token,
} from '@/lib/chat/practice-partner/inside/tokens';
import { casedLike, formOf, type RuleContext, type Rule } from './rule';

/**
 * Mistakes with the soft sign after ж, ш, ч and щ: the wrong end, the right one, and the grammemes that the right word has.
 */
const signs: readonly (readonly [wrong: RegExp, right: string, ...grammemes: string[]])[] = [
  [/(?<=ш)$/u, 'ь', 'VERB', '2per'],
  [/(?<=ш)ся$/u, 'ься', 'VERB', '2per'],
  [/(?<=[жшчщ])$/u, 'ь', 'NOUN', 'femn', 'nomn'],
  [/(?<=[жшчщ])ь$/u, '', 'NOUN', 'masc', 'nomn'],
];

/** «ты пишеш», «ты учишся», «доч», «врачь» */
export const softSign: Rule = ({ tokens, index, analyser: { lexicon } }) => {
  const word = wordAt(tokens, index);
  if (word.readings.length > 0) return null;
  const right = signs
    .filter(([wrong]) => wrong.test(word.folded))
    .map(([wrong, end, ...grammemes]) => ({ text: word.folded.replace(wrong, end), grammemes }))
    .find(({ text, grammemes }) => lexicon.readings(text).some((reading) => has(reading, ...grammemes)));
  return right ? { first: word, last: word, right: casedLike(right.text, word), reason: 'soft_sign' } : null;
};

const words = (text: string) => new Set(text.split(/\s+/u));
/** Words that take an infinitive. «может» is left out: it also means “perhaps”. */
const modalVerbs = words('хотеть любить мочь уметь начать начинать решить собираться');
const modalWords = words('надо нужно нельзя можно пора');
const isModal = (token: Token) =>
  modalWords.has(token.folded) || (hasLemma(token, modalVerbs) && token.folded !== 'может');

/** «хочу учится» */
export const infinitiveAfterModal: Rule = ({ tokens, index, analyser: { lexicon } }) => {
  const verb = wordAt(tokens, index);
  if (!verb.joined || !/тся$/u.test(verb.folded) || !isModal(wordAt(tokens, index - 1))) return null;
  const right = verb.folded.replace(/тся$/u, 'ться');
  const isFinite = only(verb, 'VERB').some((reading) => has(reading, '3per'));
  const isInfinitive = lexicon.readings(right).some((reading) => partOf(reading) === 'INFN');
  return isFinite && isInfinitive
    ? { first: verb, last: verb, right: casedLike(right, verb), reason: 'reflexive_ending' }
    : null;
};

const toWhom = words('мне тебе ему ей нам вам им');
const impersonal = words('нравиться казаться хотеться');

/** «мне нравиться кофе» */
export const impersonalInfinitive: Rule = async (context) => {
  const { tokens, index, analyser } = context;
  const verb = wordAt(tokens, index);
  if (!verb.joined || !impersonal.has(verb.folded) || hasOtherPredicate(context)) return null;
  const start = words('не очень тоже').has(wordAt(tokens, index - 1).folded) ? index - 2 : index - 1;
  if (!toWhom.has(wordAt(tokens, start).folded)) return null;
  const wanted = ['VERB', '3per', 'pres', arePleasing(wordAt(tokens, index + 1)) ? 'plur' : 'sing'];
  const right = await formOf({ analyser, token: verb, part: 'INFN' }, wanted);
  if (right === null) return null;
  return { first: verb, last: verb, right: casedLike(right, verb), reason: 'reflexive_ending' };
};

/** «мне нравятся книги» */
function arePleasing(word: Token): boolean {
  const subjects = word.joined ? only(word, 'NOUN').filter((reading) => has(reading, 'nomn')) : [];
  return subjects.length > 0 && subjects.every((reading) => has(reading, 'plur'));
}

function hasOtherPredicate({ tokens, index }: RuleContext): boolean {
  const { clause, at } = clauseAround(tokens, index);
  return clause.some((token, place) => place !== at && isAny(token, 'VERB', 'PRED', 'ADJS', 'INFN'));
}
