export const consonants = 'бвгджзклмнпрстфхцчшщ';
export const apostrophes = "'’ʼ";

/** What a key gives on its own. */
export const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  v: 'в',
  w: 'в',
  g: 'г',
  d: 'д',
  e: 'е',
  ë: 'ё',
  z: 'з',
  i: 'и',
  j: 'й',
  y: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  f: 'ф',
  h: 'х',
  x: 'х',
  c: 'ц',
  č: 'ч',
  š: 'ш',
  ž: 'ж',
};

/** Letters already written, the key that follows, and what they become together; the first that fits counts. */
export const joins: readonly (readonly [tail: string, key: string, becomes: string])[] = [
  ['шц', 'h', 'щ'],
  ['с', 'h', 'ш'],
  ['з', 'h', 'ж'],
  ['к', 'h', 'х'],
  ['ц', 'h', 'ч'],
  ['е', 'h', 'э'],
  ['т', 's', 'ц'],
  // «ця» and «цю» are no Russian syllables: «uchitsya» means «учится».
  ['цы', 'a', 'тся'],
  ['цы', 'u', 'тсю'],
  ['ы', 'a', 'я'],
  ['ы', 'u', 'ю'],
  ['ы', 'o', 'ё'],
  ['й', 'a', 'я'],
  ['й', 'u', 'ю'],
  ['й', 'o', 'ё'],
  ['й', 'e', 'е'],
  ['ь', "'", 'ъ'],
  ['ь', '’', 'ъ'],
  // The last key once more takes a letter apart: «detsskij» for «детский», «yoogurt» for «йогурт».
  ['ц', 's', 'тс'],
  ['вю', 'u', 'выу'],
  ['я', 'a', 'йа'],
  ['ю', 'u', 'йу'],
  ['ё', 'o', 'йо'],
];

/** What to show a learner: what to type for each letter. `after` is a letter it has to follow. */
export interface TypingHelp {
  letter: string;
  keys: string;
  after?: string;
}
export const typingHelp: readonly TypingHelp[] = [
  { letter: 'а', keys: 'a' },
  { letter: 'б', keys: 'b' },
  { letter: 'в', keys: 'v' },
  { letter: 'г', keys: 'g' },
  { letter: 'д', keys: 'd' },
  { letter: 'е', keys: 'e' },
  { letter: 'ё', keys: 'yo' },
  { letter: 'ж', keys: 'zh' },
  { letter: 'з', keys: 'z' },
  { letter: 'и', keys: 'i' },
  { letter: 'й', keys: 'j' },
  { letter: 'к', keys: 'k' },
  { letter: 'л', keys: 'l' },
  { letter: 'м', keys: 'm' },
  { letter: 'н', keys: 'n' },
  { letter: 'о', keys: 'o' },
  { letter: 'п', keys: 'p' },
  { letter: 'р', keys: 'r' },
  { letter: 'с', keys: 's' },
  { letter: 'т', keys: 't' },
  { letter: 'у', keys: 'u' },
  { letter: 'ф', keys: 'f' },
  { letter: 'х', keys: 'kh' },
  { letter: 'ц', keys: 'ts' },
  { letter: 'ч', keys: 'ch' },
  { letter: 'ш', keys: 'sh' },
  { letter: 'щ', keys: 'shch' },
  { letter: 'ъ', keys: "''", after: 'д' },
  { letter: 'ы', keys: 'y', after: 'т' },
  { letter: 'ь', keys: "'", after: 'т' },
  { letter: 'э', keys: 'eh' },
  { letter: 'ю', keys: 'yu' },
  { letter: 'я', keys: 'ya' },
  { letter: 'тс', keys: 'tss' },
  { letter: 'йо', keys: 'yoo' },
];
