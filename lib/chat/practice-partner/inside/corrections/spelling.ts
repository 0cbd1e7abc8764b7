import { withoutYo, type Analyser } from '@/lib/chat/practice-partner/inside/language';
import { wordAt, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { casedLike, type Rule } from './rule';

/** Words of everyday writing that are not in the dictionary, where similar words are different ones. */
const slang = new Set(
  `норм спс пжл плиз окей приветик ютуб инста телега чат чатик смайлик лайк хаха ахаха блин щас чего-то
   лол имхо селфи блогер тикток вотсап ватсап вайбер гугл айфон онлайн оффлайн офлайн ребят здрасьте привки`.split(
    /\s+/u,
  ),
);
/** A shorter word is similar to too many others. */
const minLength = 6;
const minLengthByEar = 5;
/** Words that come before a name. */
const beforeName = new Set(
  'зовут звать имя фамилия я это господин госпожа в во на из с у к город городе'.split(' '),
);

/** «спосибо», «превет», «жывёт»: only where one frequent word can be meant. */
export const spelling: Rule = ({ tokens, index, analyser }) => {
  const word = tokens[index];
  if (!word || word.readings.length > 0 || !isPlain(word)) return null;
  const right = byRule(word.folded, analyser) ?? byEar(word, wordAt(tokens, index - 1), analyser);
  if (right === null) return null;
  return { first: word, last: word, right: casedLike(right, word), reason: 'spelling' };
};

/** A word in small letters, or with a capital only because a sentence begins: no name, no abbreviation. */
const isPlain = ({ text, folded, isFirst }: Token) =>
  /^[а-яё]+$/u.test(folded) &&
  (isFirst ? /^.[^А-ЯЁ]*$/u.test(text) : text === text.toLowerCase()) &&
  !slang.has(folded) &&
  !/(.)\1\1/u.test(folded);

/** «жы», «чя», «щю», «кы» are never written. */
const impossible = [
  [/(?<=[жшгкхчщ])ы/gu, 'и'],
  [/(?<=[жшчщ])я/gu, 'а'],
  [/(?<=[жшчщ])ю/gu, 'у'],
] as const;

function byRule(folded: string, { lexicon }: Analyser): string | null {
  const right = impossible.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded);
  return right !== folded && lexicon.isWord(right) ? spelt(right, lexicon) : null;
}

function byEar(word: Token, before: Token, { speller, lexicon }: Analyser): string | null {
  const given = withoutYo(word.folded);
  if (given.length < minLengthByEar || lexicon.isWord(given)) return null;
  const near = speller.candidates(given);
  const alike = near.filter(
    (candidate) => speller.soundsLike(given, candidate) && endAlike(given, candidate),
  );
  // «масква» is not «маска»: the dictionary has a word that sounds the same, though it is not frequent.
  const isHeard = alike.length > 0 || vowelVariants(given).some((variant) => lexicon.isWord(variant));
  const seen = near.filter((candidate) => !isInflection(given, candidate) && isSlip(given, candidate));
  const isSeen = near.length === 1 && given.length >= minLength && !isNamePossibly(word, before);
  const [right, ...others] = isHeard ? alike : isSeen ? seen : [];
  return right === undefined || others.length > 0 ? null : spelt(right, lexicon);
}

const endAlike = (given: string, candidate: string) =>
  given.at(-1) === candidate.at(-1) || /ца$/u.test(given);

const isNamePossibly = ({ isFirst, text }: Token, before: Token) =>
  (isFirst && text !== text.toLowerCase()) || beforeName.has(before.folded);

const confusedLetters = new Set('шч чш щш шщ ий йи ыи иы еэ эе ую юу ая яа гх хг сц цс'.split(' '));

/**
 * A letter left out, two letters swapped, or a letter replaced by one that sounds similar: «хостел» is no slip of «хотел».
 */
function isSlip(given: string, meant: string): boolean {
  if (given.length !== meant.length) return given.length < meant.length;
  const changed = Array.from(given, (letter, place) => letter + meant.charAt(place)).filter(
    ([one, other]) => one !== other,
  );
  return changed.length === 2 || changed.every((pair) => confusedLetters.has(pair));
}

/** Vowels that sound alike without stress. */
const confused: Readonly<Record<string, string>> = { а: 'о', о: 'а', и: 'е', е: 'и', я: 'е' };
const maxVariants = 64;

/** The spellings of a word with some of its vowels replaced by those that sound alike. */
function vowelVariants(word: string): string[] {
  const all = Array.from(word).reduce<string[]>(
    (texts, letter) => {
      const other = texts.length < maxVariants ? confused[letter] : undefined;
      return texts.flatMap((text) => (other === undefined ? [text + letter] : [text + letter, text + other]));
    },
    [''],
  );
  return all.filter((variant) => variant !== word);
}

/** Whether only the last letter differs: another form may be meant, or the word is a rare one. */
const isInflection = (given: string, candidate: string) =>
  given.slice(0, -1) === candidate.slice(0, -1) ||
  given === candidate.slice(0, -1) ||
  candidate === given.slice(0, -1);

/** The word with the ё of the dictionary. */
const spelt = (word: string, lexicon: Analyser['lexicon']) => lexicon.readings(word)[0]?.form ?? word;
