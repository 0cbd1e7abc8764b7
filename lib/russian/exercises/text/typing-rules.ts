export const consonants = 'бвгджзклмнпрстфхцчшщ';
export const apostrophes = "'’ʼ";

/** The Cyrillic letter of each key on its own. */
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

/** Letters already written, the key that follows, and the letters both become; the first match counts. */
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
  // Pressing the last key again splits a joined letter: «detsskij» for «детский», «yoogurt» for «йогурт».
  ['ц', 's', 'тс'],
  ['вю', 'u', 'выу'],
  ['я', 'a', 'йа'],
  ['ю', 'u', 'йу'],
  ['ё', 'o', 'йо'],
];
