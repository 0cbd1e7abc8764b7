import { nounStress } from './inside/noun-stress';
import { countVowels, stressedVowel } from './vowels';

/*
 * Forms whose stress cannot move. A place is the index of a vowel, counted from 0; it is the same in all forms, since only
 * the part after it changes.
 */

/** A form with its grammemes; the text carries a stress mark where the stress is known. */
export interface FormText {
  text: string;
  /** Part of speech, then the grammemes of the form. */
  grammemes: readonly string[];
}

/** The dictionary form and the forms whose stress is certain, all with stress marks. */
export interface StressedWord {
  headword: string;
  grammemes: readonly string[];
  marked: readonly FormText[];
}

/** The stressed vowel of a form, derived from the known forms of its word; null where the stress may move. */
export function fixedStress(form: FormText, word: StressedWord): number | null {
  const [part] = form.grammemes;
  if (part === 'NOUN') return nounStress(form, word);
  if (part === 'ADJF') return adjectiveStress(word);
  if (part === 'NUMR' && /надцать$/u.test(form.text.replace(/ью?$|и$/u, 'ь')))
    return stressedVowel(word.headword);
  if (part === 'VERB' || part === 'INFN') return verbStress(form, word);
  return null;
}

/** Adjectives keep their stress («дорого́го», «како́го»), except «мой, моего́» and «оди́н, одного́». */
function adjectiveStress({ headword, grammemes }: StressedWord): number | null {
  const moves = grammemes.includes('Apro') && (countVowels(headword) === 1 || /^оди\u0301н$/u.test(headword));
  return moves ? null : stressedVowel(headword);
}

function verbStress(form: FormText, word: StressedWord): number | null {
  if (isStressedBeforeEnd(word.headword)) return stressedVowel(word.headword);
  const is = (term: string) => form.grammemes.includes(term);
  if (is('past')) return hasFixedPast(word.headword) ? stressedVowel(word.headword) : null;
  if (is('impr')) return imperativeStress(form, word);
  if (isLaterPerson(form.grammemes)) return laterPersonStress(word);
  return null;
}

/** Whether the stress is before the last vowel of the infinitive, where it never moves: «де́лать», «ве́рить», «вы́йти». */
function isStressedBeforeEnd(infinitive: string): boolean {
  const place = stressedVowel(infinitive);
  return place !== null && place < countVowels(infinitive.replace(/с[яь]$/u, '')) - 1;
}

/** The past keeps its stress («говори́л, говори́ла»), except verbs with a root of one syllable («брала́») and «роди́ться». */
const mayMove =
  /(?:[бдж]ра|вра|рва|рожда|роди|жда|зва|гна|лга|спа|тка|да|бы|жи|пи|ли|ви|плы|слы|гни|ня|ча|взя|пере|кля|кла|кра)(?:с?ть)(?:ся)?$/u;
const hasFixedPast = (infinitive: string) =>
  /[аяеиоуы]\u0301ть(?:ся)?$/u.test(infinitive) && !mayMove.test(infinitive.replaceAll('\u0301', ''));

/** The imperative is stressed as the first person: «говорю́, говори́», «ду́маю, ду́май». */
function imperativeStress({ text }: FormText, { marked }: StressedWord): number | null {
  const [place = null] = placesOf(
    marked,
    (grammemes) => grammemes.includes('1per') && grammemes.includes('sing'),
  );
  return place !== null && place < countVowels(text) ? place : null;
}

/** Verbs whose forms of the present and the simple future, besides the first person, are not all stressed alike. */
const movesInPresent = /^(?:за)?хоте|^бежа|бежать$|^чти/u;
const isLaterPerson = (grammemes: readonly string[]) =>
  ['pres', 'futr'].some((tense) => grammemes.includes(tense)) &&
  !(grammemes.includes('1per') && grammemes.includes('sing'));

function laterPersonStress({ headword, marked }: StressedWord): number | null {
  if (movesInPresent.test(headword.replaceAll('\u0301', ''))) return null;
  const places = placesOf(marked, isLaterPerson);
  const [place = null] = places;
  return places.every((other) => other === place) ? place : null;
}

function placesOf(
  marked: readonly FormText[],
  isWanted: (grammemes: readonly string[]) => boolean,
): (number | null)[] {
  return marked.filter(({ grammemes }) => isWanted(grammemes)).map(({ text }) => stressedVowel(text));
}
