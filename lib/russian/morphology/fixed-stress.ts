import { nounStress } from './inside/noun-stress';
import { countVowels, stressedVowel } from './vowels';

/*
 * Where Russian stress cannot move. A place is that of a vowel, counted from 0; it is the same in all forms, since what
 * changes comes after it.
 */

/** A form by what it is, with what is known of its stress. */
export interface FormAsked {
  text: string;
  /** Part of speech, and what distinguishes the form in its word. */
  grammemes: readonly string[];
}

/** The dictionary form with its mark, and the forms whose stress is certain, with theirs. */
export interface WordKnown {
  headword: string;
  grammemes: readonly string[];
  marked: readonly FormAsked[];
}

/** The stressed vowel of a form as it follows from what is known of the word; null where it may move. */
export function fixedStress(form: FormAsked, word: WordKnown): number | null {
  const [part] = form.grammemes;
  if (part === 'NOUN') return nounStress(form, word);
  if (part === 'ADJF') return adjectiveStress(word);
  if (part === 'NUMR' && /надцать$/u.test(form.text.replace(/ью?$|и$/u, 'ь')))
    return stressedVowel(word.headword);
  if (part === 'VERB' || part === 'INFN') return verbStress(form, word);
  return null;
}

/** «дорого́го», «како́го»; but «мой, моего́» and «оди́н, одного́». */
function adjectiveStress({ headword, grammemes }: WordKnown): number | null {
  const moves = grammemes.includes('Apro') && (countVowels(headword) === 1 || /^оди\u0301н$/u.test(headword));
  return moves ? null : stressedVowel(headword);
}

function verbStress(form: FormAsked, word: WordKnown): number | null {
  if (isStressedBeforeEnd(word.headword)) return stressedVowel(word.headword);
  const is = (term: string) => form.grammemes.includes(term);
  if (is('past')) return hasFixedPast(word.headword) ? stressedVowel(word.headword) : null;
  if (is('impr')) return imperativeStress(form, word);
  if (isLaterPerson(form.grammemes)) return laterPersonStress(word);
  return null;
}

/** «де́лать», «ве́рить», «вы́йти»: the stress stands before the last vowel of the infinitive, and stays. */
function isStressedBeforeEnd(infinitive: string): boolean {
  const place = stressedVowel(infinitive);
  return place !== null && place < countVowels(infinitive.replace(/с[яь]$/u, '')) - 1;
}

/** «говори́л, говори́ла»; what has a root of one syllable may move («брала́»), as may «роди́ться». */
const mayMove =
  /(?:[бдж]ра|вра|рва|рожда|роди|жда|зва|гна|лга|спа|тка|да|бы|жи|пи|ли|ви|плы|слы|гни|ня|ча|взя|пере|кля|кла|кра)(?:с?ть)(?:ся)?$/u;
const hasFixedPast = (infinitive: string) =>
  /[аяеиоуы]\u0301ть(?:ся)?$/u.test(infinitive) && !mayMove.test(infinitive.replaceAll('\u0301', ''));

/** «говорю́, говори́»; «ду́маю, ду́май». */
function imperativeStress({ text }: FormAsked, { marked }: WordKnown): number | null {
  const [place = null] = placesOf(
    marked,
    (grammemes) => grammemes.includes('1per') && grammemes.includes('sing'),
  );
  return place !== null && place < countVowels(text) ? place : null;
}

/** Forms of the present and the simple future besides the first person are stressed alike; few verbs are not. */
const unlike = /^(?:за)?хоте|^бежа|бежать$|^чти/u;
const isLaterPerson = (grammemes: readonly string[]) =>
  ['pres', 'futr'].some((tense) => grammemes.includes(tense)) &&
  !(grammemes.includes('1per') && grammemes.includes('sing'));

function laterPersonStress({ headword, marked }: WordKnown): number | null {
  if (unlike.test(headword.replaceAll('\u0301', ''))) return null;
  const places = placesOf(marked, isLaterPerson);
  const [place = null] = places;
  return places.every((other) => other === place) ? place : null;
}

function placesOf(
  marked: readonly FormAsked[],
  isWanted: (grammemes: readonly string[]) => boolean,
): (number | null)[] {
  return marked.filter(({ grammemes }) => isWanted(grammemes)).map(({ text }) => stressedVowel(text));
}
