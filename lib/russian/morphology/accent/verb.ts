import type { FormText } from '@/lib/russian/morphology/fixed-stress';
import { countVowels, stressedVowel } from '@/lib/russian/morphology/vowels';

/**
 * Verbs with their stress by accent pattern (A. A. Zaliznyak's letters). A verb without prefix represents also its prefixed
 * and reflexive verbs; a verb with -ся represents only itself: «сади́ться» says nothing about «посади́ть».
 */
export interface VerbAccents {
  present: Readonly<Record<'a' | 'b' | 'c', readonly string[]>>;
  past: Readonly<Record<'a' | 'c', readonly string[]>>;
}

const prefixes = new Set(
  `в во вз взо воз вос вы до за из изо ис на над надо о об обо от ото пере по под подо пре пред при про раз разо рас с со съ у`.split(
    ' ',
  ),
);
const bareOf = (verb: string) => verb.replaceAll('\u0301', '');
/** The text without -ся or -сь, whose vowel is never stressed. */
const rootOf = (text: string) => text.replace(/с[яь]$/u, '');

/** The stressed vowel of a form of the present, the simple future, the past or the imperative; null where it may move. */
export function verbPlace(form: FormText, infinitive: string, accents: VerbAccents): number | null {
  const own = stressedVowel(infinitive);
  if (own === null) return null;
  const verb = rootOf(infinitive);
  const is = (term: string) => form.grammemes.includes(term);
  if (is('impr') && verb.endsWith('хать')) return imperativePlace(form.text);
  if (countVowels(bareOf(verb)) > own + 1) return own;
  const text = rootOf(form.text);
  const word = { infinitive: bareOf(infinitive), own };
  if (is('past')) return pastPlace(text, word, accents);
  if (is('impr')) return imperativePlace(text);
  return presentPlace(text, { ...word, isFirst: is('1per') && is('sing') }, accents);
}

/** The imperative is stressed on the last vowel before -те: «пиши́», «пиши́те», «чита́й», «чита́йте», «будь». */
const imperativePlace = (text: string) => countVowels(text.replace(/те$/u, '')) - 1;

interface Word {
  infinitive: string;
  /** The index of its stressed vowel. */
  own: number;
}

function pastPlace(text: string, { infinitive, own }: Word, { past }: VerbAccents): number | null {
  const last = countVowels(text) - 1;
  const verb = rootOf(infinitive);
  if (/(?:ти|чь)$/u.test(verb)) return last;
  if (!isListed(infinitive, mobile) || isListed(infinitive, past.a))
    return own < countVowels(text) ? own : null;
  const hasMoved = isListed(infinitive, shifting) && !shifting.includes(verb);
  if (verb !== infinitive || hasMoved || !isListed(infinitive, past.c)) return null;
  return /ла$/u.test(text) ? last : own;
}

/** Verbs, with any prefix, whose stress may move in the past: «брала́», «по́нял»; not «зна́ла», «мы́ла». */
const mobile =
  `брать драть врать рвать звать ждать гнать лгать спать ткать дать быть жить пить лить вить плыть слыть гнить взять
   нять начать мереть переть тереть клясть родить`.split(/\s+/u);
/** The part of them whose stress moves to some prefixes: «по́нял», «про́жил», but «вы́пил», «попи́л». */
const shifting = ['дать', 'быть', 'жить', 'пить', 'лить', 'нять', 'начать', 'мереть', 'переть'];

const isListed = (infinitive: string, list: readonly string[]) => lengthOfListed(infinitive, list) > 0;

/** The length of the longest listed verb that this verb is formed from by a prefix or -ся; 0 when there is none. */
function lengthOfListed(infinitive: string, list: readonly string[]): number {
  const verb = rootOf(infinitive);
  const lengths = list
    .map(bareOf)
    .filter(
      (one) =>
        infinitive === one ||
        verb === one ||
        (verb.endsWith(one) && prefixes.has(verb.slice(0, -one.length))),
    )
    .map((one) => one.length);
  return Math.max(0, ...lengths);
}

function presentPlace(
  text: string,
  { infinitive, own, isFirst }: Word & { isFirst: boolean },
  { present }: VerbAccents,
): number | null {
  const last = countVowels(text) - 1;
  const ending = /[еёи]те$/u.test(text) ? last - 1 : last;
  const stem = isFirst ? last - 1 : ending - 1;
  const accent = presentAccent(text, infinitive, present);
  if (accent === null) return null;
  const place = accent === 'a' || (accent === 'c' && !isFirst) ? stem : ending;
  return accent === 'own' ? own : place;
}

type PresentAccent = keyof VerbAccents['present'] | 'own' | null;

/** The pattern in the present: regular for «чита́ть, чита́ю», «рисова́ть, рису́ю», «дава́ть, даю́»; other verbs are listed. */
function presentAccent(text: string, infinitive: string, present: VerbAccents['present']): PresentAccent {
  const [nearest] = (['a', 'b', 'c'] as const)
    .map((accent) => ({ accent, length: lengthOfListed(infinitive, present[accent]) }))
    .sort((one, other) => other.length - one.length);
  if (nearest && nearest.length > 0) return nearest.accent;
  const verb = rootOf(infinitive);
  return types.find((type) => type.infinitive.test(verb) && type.present.test(text))?.accent ?? null;
}

/** Verbs whose infinitive and present show the pattern; «жева́ть, жую́» has one syllable too few for the fourth. */
const types: readonly { infinitive: RegExp; present: RegExp; accent: PresentAccent }[] = [
  { infinitive: /(?:ти|чь)$/u, present: /./u, accent: 'b' },
  { infinitive: /[ая]ть$/u, present: /[ая](?:ю|е(?:шь|т|м|те)|ют)$/u, accent: 'own' },
  { infinitive: /еть$/u, present: /е(?:ю|е(?:шь|т|м|те)|ют)$/u, accent: 'own' },
  {
    infinitive: /[аеиоуыя].*[ое]вать$/u,
    present: /[ую](?:ю|е(?:шь|т|м|те)|ют)$/u,
    accent: 'a',
  },
  { infinitive: /[сз]ать$|скать$/u, present: /[шжщ](?:у|е(?:шь|т|м|те)|ут)$/u, accent: 'c' },
];

/** Writes ё for the stressed е of an ending in the present: «просне́тся» is a misspelling. */
export function withYo(text: string): string {
  return text.replace(/е\u0301(шь|т|м|те)(ся|сь)?$/u, 'ё$1$2');
}
