import type { FormText, StressedWord } from '@/lib/russian/morphology/fixed-stress';
import { countVowels, stressedVowel } from '@/lib/russian/morphology/vowels';

const oblique = ['gent', 'datv', 'ablt', 'loct'];
/** Cases that are always stressed alike in the plural. */
const lastThree = ['datv', 'ablt', 'loct'];

/** The stressed vowel of a noun's form, derived from its dictionary form and its known forms; null when unclear. */
export function nounStress(form: FormText, word: StressedWord): number | null {
  if (word.grammemes.includes('Fixd')) return stressedVowel(word.headword);
  return form.grammemes.includes('sing') ? singular(form, word) : plural(form, word);
}

function singular(form: FormText, word: StressedWord): number | null {
  const headword = word.headword.replaceAll('\u0301', '');
  const place = stressedVowel(word.headword);
  if (form.text === headword) return place;
  const isAccusative = form.grammemes.includes('accs');
  if (/[оеё]$|мя$/u.test(headword)) return place;
  if (headword.endsWith('ь') && word.grammemes.includes('femn'))
    return isLocativeOfItsOwn(form) ? null : place;
  if (/[ая]$/u.test(headword)) return isAccusative && isOnEnding(word.headword) ? null : place;
  return knownPlace(word, 'sing', oblique);
}

/** Whether a form may be a second locative with a stress of its own: «в двери́», «на печи́» beside «о две́ри». */
const isLocativeOfItsOwn = ({ grammemes }: FormText) => grammemes.includes('loct');

const isOnEnding = (headword: string) => stressedVowel(headword) === countVowels(headword) - 1;

function plural({ grammemes }: FormText, word: StressedWord): number | null {
  return lastThree.some((term) => grammemes.includes(term)) ? knownPlace(word, 'plur', lastThree) : null;
}

/** The stressed vowel of the known forms of this number in these cases, if they agree; else null. */
function knownPlace({ marked }: StressedWord, number: string, cases: readonly string[]): number | null {
  const places = marked
    .filter(({ grammemes }) => grammemes.includes(number) && cases.some((term) => grammemes.includes(term)))
    .filter(({ text }) => countVowels(text) > 1)
    .map(({ text }) => stressedVowel(text));
  const [place = null] = places;
  return places.every((other) => other === place) ? place : null;
}
