/*
 * One spelling for names that are written in many ways: Наташа, Natasha and Natascha are all 'natasa'. Cyrillic letters
 * become Latin ones, letters with the same sound become one letter, doubled letters become single. A Latin word may be of
 * any language, so it has several spellings: Jean is 'iean' and, as a French name, 'zan' like Жан.
 */
type Rules = readonly (readonly [RegExp, string])[];

const cyrillic: Record<string, string> = Object.fromEntries(
  'а=a б=b в=v г=g ґ=g д=d е=e є=e ж=z з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=c ш=s щ=s ъ= ы=i ь= э=e ю=iu я=ia ў=u'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** Letters that Unicode does not decompose into a letter and an accent. */
const special: Rules = [
  [/ß/gu, 'ss'],
  [/ı/gu, 'i'],
  [/[æœ]/gu, 'e'],
  [/ø/gu, 'o'],
  [/ł/gu, 'l'],
  [/[đð]/gu, 'd'],
  [/þ/gu, 't'],
  [/[çčć]/gu, 'tch'],
];

/** Groups of letters for one sound; 'c' represents ч and ц. */
const digraphs: Rules = [
  [/tsch|tch|cz/gu, '©'],
  [/shch|sch|sh/gu, 's'],
  [/ts|tz/gu, '©'],
  [/chr/gu, 'hr'],
  [/ch/gu, '©'],
  [/zh/gu, 'z'],
  [/kh/gu, 'h'],
  [/gh/gu, 'g'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/dj/gu, 'dz'],
  [/ck|qu?/gu, 'k'],
  [/x/gu, 'ks'],
  [/w/gu, 'v'],
  [/[yj]/gu, 'i'],
  [/c(?=[ei])/gu, 's'],
  [/c/gu, 'k'],
  [/©/gu, 'c'],
];

const ending: Rules = [
  [/^ie/u, 'e'],
  [/(?<=[b-df-hj-np-tvz])iu/gu, 'u'],
  [/(.)\1+/gu, '$1'],
];

/** Sound rules of the languages that a Latin word may be in. */
const readings: readonly Rules[] = [
  // Russian written in Latin letters: ё is yo or io.
  [[/(^|[^aeiou])[yji]o/gu, '$1e']],
  // German
  [
    [/e[iy]/gu, 'ai'],
    [/eu|äu/gu, 'oi'],
    [/ie/gu, 'i'],
    [/ö|oe|ä|ae/gu, 'e'],
    [/ü|ue/gu, 'u'],
    [/^v/u, 'f'],
    [/(?<!t|s|k)z/gu, 'ts'],
    [/(?<!s)ch/gu, 'h'],
  ],
  [[/^h/u, 'g']],
  // French
  [
    [/ç/gu, 's'],
    [/ch/gu, 'sh'],
    [/g(?=[eiéè])|j/gu, 'z'],
    [/ean/gu, 'an'],
    [/eau|au/gu, 'o'],
    [/ou/gu, 'u'],
    [/es?$|[stxd]$/u, ''],
    [/oi/gu, 'ua'],
    [/ai|eu/gu, 'e'],
    [/(?<![cpst])h/gu, ''],
  ],
  // Turkish
  [
    [/c/gu, 'dz'],
    [/ö/gu, 'e'],
  ],
  // Japanese
  [
    [/ou|oo|ō/gu, 'o'],
    [/chi/gu, 'ti'],
    [/j/gu, 'dz'],
    [/sho/gu, 'se'],
  ],
];

const apply = (word: string, rules: Rules) =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

const withoutAccents = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const latin = (word: string) =>
  apply(apply(withoutAccents(apply(word.normalize('NFC'), special)), digraphs), ending);

function fromCyrillic(word: string): string {
  const soft = word.replaceAll(/[ьъ](?=[еёиюя])/gu, 'й');
  return apply(Array.from(soft, (letter) => cyrillic[letter] ?? letter).join(''), ending);
}

/** The words of a text, in lower case; each Chinese character is a word. */
export function wordsOf(text: string): string[] {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[’'ʼ`]/gu, '');
  return lower.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu) ?? [];
}

/** The spelling of a word, read as Russian or English. */
export function spell(word: string): string {
  return /\p{Script=Cyrillic}/u.test(word) ? withoutAccents(fromCyrillic(word)) : latin(word);
}

/** All spellings of a word; the first one is the result of `spell`. */
export function spellings(word: string): string[] {
  if (!/^\p{Script=Latin}/u.test(word)) return [spell(word)].filter(Boolean);
  const bare = withoutAccents(word);
  const read = readings.map((rules) => latin(apply(word.normalize('NFC'), rules)));
  return [...new Set([latin(word), latin(bare), ...read])].filter(Boolean);
}
