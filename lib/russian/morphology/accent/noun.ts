import type { FormText } from '@/lib/russian/morphology/fixed-stress';
import { countVowels, stressedVowel } from '@/lib/russian/morphology/vowels';

/*
 * Accent patterns of nouns by A. A. Zaliznyak: whether the stress is on the stem or on the ending, by number and case.
 * A place is the index of a vowel, counted from 0.
 */
export const nounAccents = ['a', 'b', 'c', 'd', "d'", 'e', 'f', "f'"] as const;
export type NounAccent = (typeof nounAccents)[number];

/** The stressed vowel of a form, from the dictionary form with its mark; null where the form has no such vowel. */
export function nounPlace(accent: NounAccent, headword: string, form: FormText): number | null {
  const own = stressedVowel(headword);
  if (own === null || form.text === bareOf(headword)) return own;
  const place = isOnEnding(accent, form) ? endingPlace(form.text) : stemPlace(accent, headword, own);
  return place >= 0 && place < countVowels(form.text) ? place : null;
}

function isOnEnding(accent: NounAccent, form: FormText): boolean {
  const [letter] = accent;
  if (!isPlural(form)) {
    const isStemAccusative = accent.endsWith("'") && form.grammemes.includes('accs');
    return (letter === 'b' || letter === 'd' || letter === 'f') && !isStemAccusative;
  }
  if (letter === 'e' || letter === 'f') return !isNominative(form);
  return letter === 'b' || letter === 'c';
}

/** Whether a form is the nominative, or the accusative of an inanimate noun, which is spelt alike. */
const isNominative = ({ text, grammemes }: FormText) =>
  grammemes.includes('nomn') || (grammemes.includes('accs') && /[аяыи]$/u.test(text));

const endingPlace = (text: string) => countVowels(text) - (/[ая]ми$/u.test(text) ? 2 : 1);

/** «сестра́, сёстры»: the last vowel before the ending; «голова́, го́ловы», «сторона́, сто́рону»: the first of all. */
function stemPlace(accent: NounAccent, headword: string, own: number): number {
  const isEndingStressed = /[аяоеё]\u0301?$/u.test(headword) && own === countVowels(headword) - 1;
  if (!isEndingStressed) return own;
  return accent.startsWith('f') ? 0 : own - 1;
}

/** Suffixes of nouns that are mostly stressed on the ending: «рыба́к», «каблу́к», «шала́ш», «кирпи́ч». */
const mostlyOnEnding = /(?:[аяиыую]к|ец|[аяеё]ж|[аиы]ш|[аи]ч|ун|[аы]рь)$/u;

/**
 * Suffixes of nouns that are stressed on the stem in all forms if they are so in the dictionary form («вну́чка»), and
 * endings of nouns that are declined as adjectives («сказу́емое»).
 */
const alwaysOnStem = /(?:ка|ица|ия|[нт]ие|ство|ник|щик|чик|[^е]тор|ист|изм|[ае]нт|ер|[ыи]й|ая|яя|[ео]е)$/u;

/** Whether `likelyAccent` is certain, by the suffix or by the plural in -а: «вну́чка», «зда́ние», «города́». */
export const isCertain = (accent: NounAccent, headword: string): boolean =>
  accent === 'c' || alwaysOnStem.test(bareOf(headword));

/** The likely pattern of a noun that is not listed, derived from its dictionary form and its plural; null when unclear. */
export function likelyAccent(
  headword: string,
  { grammemes, forms }: { grammemes: readonly string[]; forms: readonly FormText[] },
): NounAccent | null {
  const place = stressedVowel(headword);
  if (place === null) return null;
  if (grammemes.includes('Fixd') || isDeclinedAsAdjective(forms)) return 'a';
  const bare = bareOf(headword);
  const isBeforeLast = place < countVowels(bare) - 1;
  if (grammemes.includes('masc') && /[бвгджзйклмнпрстфхцчшщь]$/u.test(bare)) {
    const plurals = pluralsOf(forms);
    if (plurals.some(isInA)) return plurals.every(isInA) ? accentOfPluralInA(bare, isBeforeLast) : null;
  }
  return isBeforeLast || isStemFinal(bare) ? 'a' : null;
}

/** «го́род, города́», «дом, дома́»; «рука́в» is stressed on its ending in the singular too. */
const accentOfPluralInA = (bare: string, isBeforeLast: boolean): NounAccent | null =>
  isBeforeLast || countVowels(bare) === 1 ? 'c' : null;

/**
 * The stressed vowel by the likely pattern; null where the stress of such nouns may move: in the plural of neuters, of
 * nouns in -ь and of nouns without a singular, when the first vowel is stressed («во́йско, войска́», «че́люсть, челюсте́й», «о́вощи, овоще́й»).
 */
export function likelyPlace(accent: NounAccent, headword: string, form: FormText): number | null {
  const mayMove =
    accent === 'a' && stressedVowel(headword) === 0 && maybeMobile.test(bareOf(headword)) && isPlural(form);
  return mayMove && !isCertain(accent, headword) ? null : nounPlace(accent, headword, form);
}

const maybeMobile = /(?<!тел)ь$|[^иь][ое]$|мя$|[^к][иы]$/u;
const bareOf = (word: string) => word.replaceAll('\u0301', '');
const isPlural = ({ grammemes }: FormText) => grammemes.includes('plur');

/** Whether a noun like «апельси́н» is stressed on the last vowel of a stem of several, without a doubtful suffix. */
const isStemFinal = (bare: string) =>
  countVowels(bare) > 1 && !/[аяоеёыи]$/u.test(bare) && !mostlyOnEnding.test(bare);

/** Whether a noun is declined as an adjective: «столо́вая, столо́вой», «рабо́чий, рабо́чего». */
const isDeclinedAsAdjective = (forms: readonly FormText[]) =>
  forms.some((form) => isPlural(form) && form.grammemes.includes('gent') && /[ыи]х$/u.test(form.text));

/** All forms of the nominative plural. */
const pluralsOf = (forms: readonly FormText[]) =>
  forms.filter((form) => isPlural(form) && form.grammemes.includes('nomn')).map(({ text }) => text);

/** «города́, учителя́»: masculine plurals in -а are stressed on it; not «бра́тья», «англича́не», «котя́та». */
const isInA = (plural: string) => /(?:[^ьт]|[^ая]т)[ая]$/u.test(plural);
