import type { FormAsked, WordKnown } from '@/lib/russian/morphology/fixed-stress';
import { countVowels, stressedVowel } from '@/lib/russian/morphology/vowels';

const oblique = ['gent', 'datv', 'ablt', 'loct'];
/** Of the plural: they are always stressed alike. */
const lastThree = ['datv', 'ablt', 'loct'];

/** Where the stress of a noun's form must be, from its dictionary form and from forms that are known. */
export function nounStress(form: FormAsked, word: WordKnown): number | null {
  if (word.grammemes.includes('Fixd')) return stressedVowel(word.headword);
  return form.grammemes.includes('sing') ? singular(form, word) : plural(form, word);
}

function singular(form: FormAsked, word: WordKnown): number | null {
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

/** «в двери́», «на печи́» sound like this beside «о две́ри». */
const isLocativeOfItsOwn = ({ grammemes }: FormAsked) => grammemes.includes('loct');

const isOnEnding = (headword: string) => stressedVowel(headword) === countVowels(headword) - 1;

function plural({ grammemes }: FormAsked, word: WordKnown): number | null {
  return lastThree.some((term) => grammemes.includes(term)) ? knownPlace(word, 'plur', lastThree) : null;
}

/** Of forms of this number in these cases, when those that are known agree. */
function knownPlace({ marked }: WordKnown, number: string, cases: readonly string[]): number | null {
  const places = marked
    .filter(({ grammemes }) => grammemes.includes(number) && cases.some((term) => grammemes.includes(term)))
    .filter(({ text }) => countVowels(text) > 1)
    .map(({ text }) => stressedVowel(text));
  const [place = null] = places;
  return places.every((other) => other === place) ? place : null;
}
