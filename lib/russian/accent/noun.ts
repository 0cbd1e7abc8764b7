import type { FormAsked } from '@/lib/russian/fixed-stress';
import { countVowels, stressedVowel } from '@/lib/russian/vowels';

/*
 * Accent patterns of nouns by A. A. Zaliznyak: where the stress stands, on the stem or on the ending, by number and
 * case. Places are those of vowels, counted from 0.
 */
export const nounAccents = ['a', 'b', 'c', 'd', "d'", 'e', 'f', "f'"] as const;
export type NounAccent = (typeof nounAccents)[number];

/** The stressed vowel of a form, from the dictionary form with its mark; null where the form has no such vowel. */
export function nounPlace(accent: NounAccent, headword: string, form: FormAsked): number | null {
  const own = stressedVowel(headword);
  if (own === null || form.text === headword.replaceAll('\u0301', '')) return own;
  const place = isOnEnding(accent, form) ? endingPlace(form.text) : stemPlace(accent, headword, own);
  return place >= 0 && place < countVowels(form.text) ? place : null;
}

function isOnEnding(accent: NounAccent, form: FormAsked): boolean {
  const [letter] = accent;
  if (!form.grammemes.includes('plur')) {
    const isStemAccusative = accent.endsWith("'") && form.grammemes.includes('accs');
    return (letter === 'b' || letter === 'd' || letter === 'f') && !isStemAccusative;
  }
  if (letter === 'e' || letter === 'f') return !isNominative(form);
  return letter === 'b' || letter === 'c';
}

/** Or the accusative that is like it, of what does not live. */
const isNominative = ({ text, grammemes }: FormAsked) =>
  grammemes.includes('nomn') || (grammemes.includes('accs') && /[аяыи]$/u.test(text));

const endingPlace = (text: string) => countVowels(text) - (/[ая]ми$/u.test(text) ? 2 : 1);

/** «сестра́, сёстры»: the last vowel before the ending; «голова́, го́ловы», «сторона́, сто́рону»: the first of all. */
function stemPlace(accent: NounAccent, headword: string, own: number): number {
  const isEndingStressed = /[аяоеё]\u0301?$/u.test(headword) && own === countVowels(headword) - 1;
  if (!isEndingStressed) return own;
  return accent.startsWith('f') ? 0 : own - 1;
}

/** Suffixes that are mostly stressed on their endings: «рыба́к, рыбака́». */
const mostlyOnEnding = /(?:[аяи]к|ец|[её]ж|ун|ач|арь|ырь)$/u;

/** Suffixes of words that are stressed on their stem in all forms, if they are in the dictionary form: «вну́чка». */
const alwaysOnStem = /(?:ка|ица|ия|[нт]ие|ство|ник|щик|чик|[^е]тор|ист|изм|[ае]нт|ер)$/u;

/** Whether `likelyAccent` is certain, by the suffix or by the plural in -а: «вну́чка», «зда́ние», «города́». */
export const isCertain = (accent: NounAccent, headword: string): boolean =>
  accent === 'c' || alwaysOnStem.test(headword.replaceAll('\u0301', ''));

/** The pattern of a noun that nobody has looked at, as far as its dictionary form and its plural let one tell. */
export function likelyAccent(
  headword: string,
  { grammemes, forms }: { grammemes: readonly string[]; forms: readonly FormAsked[] },
): NounAccent | null {
  const place = stressedVowel(headword);
  if (place === null) return null;
  if (grammemes.includes('Fixd') || isDeclinedAsAdjective(forms)) return 'a';
  const bare = headword.replaceAll('\u0301', '');
  if (/[бвгджзйклмнпрстфхцчшщь]$/u.test(bare) && grammemes.includes('masc') && isPluralInA(forms)) return 'c';
  const isBeforeLast = place < countVowels(bare) - 1;
  return isBeforeLast || isStemFinal(bare) ? 'a' : null;
}

/** «апельси́н», stressed on the last vowel of a stem of several, where none of the suffixes above makes one doubt. */
const isStemFinal = (bare: string) =>
  countVowels(bare) > 1 && !/[аяоеёыи]$/u.test(bare) && !mostlyOnEnding.test(bare);

/** «столо́вая, столо́вой», «рабо́чий, рабо́чего». */
const isDeclinedAsAdjective = (forms: readonly FormAsked[]) =>
  forms.some(
    ({ text, grammemes }) => grammemes.includes('plur') && grammemes.includes('gent') && /[ыи]х$/u.test(text),
  );

/** «города́, учителя́»: masculine plurals in -а are stressed on it; not «бра́тья», «англича́не», «котя́та». */
const isPluralInA = (forms: readonly FormAsked[]) =>
  forms.some(
    ({ text, grammemes }) =>
      grammemes.includes('plur') && grammemes.includes('nomn') && /(?:[^ьт]|[^ая]т)[ая]$/u.test(text),
  );
