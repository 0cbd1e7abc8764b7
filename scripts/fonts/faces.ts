/** Code points from the first to the last, both included. */
export type Range = readonly [first: number, last: number];

export interface Subset {
  name: string;
  /** Of the package it is cut from. */
  source: 'latin' | 'cyrillic';
  ranges: readonly Range[];
  /** With the shapes that letters take beside others. */
  shapes?: true;
}

/** Regular for texts, medium and semibold for what stands out (decisions, "Look"). */
export const weights = { min: 400, max: 700 };

export const families = [
  { family: 'Rubik Variable', unmarked: 'Rubik Unmarked', name: 'rubik', others: ['latin-ext'] },
  {
    family: 'Literata Variable',
    unmarked: 'Literata Unmarked',
    name: 'literata',
    others: ['latin-ext', 'greek'],
  },
] as const;

/** What nearly every page needs: letters, digits, signs of text; Russian has its spaces and digits from here, too. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The rest of what the package calls Latin: letters with accents, money, marks. */
const letters: readonly Range[] = [
  [0xa1, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x200f],
  [0x2016, 0x2017],
  [0x201f, 0x2025],
  [0x2027, 0x202e],
  [0x2030, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const russianLetters: readonly Range[] = [
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
];

/** The stress mark comes from the same file as its vowel, with the higher one that Rubik has for capitals. */
const russian: readonly Range[] = [[0x301, 0x301], ...russianLetters, [0x2116, 0x2116]];

/** What other languages write with it. */
const cyrillic: readonly Range[] = [
  [0x400, 0x400],
  [0x402, 0x40f],
  [0x450, 0x450],
  [0x452, 0x45f],
  [0x490, 0x491],
];

export const subsets: readonly Subset[] = [
  { name: 'basic', source: 'latin', ranges: basic },
  { name: 'letters', source: 'latin', ranges: letters },
  { name: 'russian', source: 'cyrillic', ranges: russian, shapes: true },
  { name: 'cyrillic', source: 'cyrillic', ranges: cyrillic },
];

/**
 * Russian once more, its stress mark drawn as nothing: a family of its own, which stands in front while the reader hides
 * the marks (globals.css). The text stays as it is, and nothing moves.
 */
export const unmarked = {
  name: 'unmarked',
  source: 'cyrillic',
  ranges: [[0x301, 0x301], ...russianLetters],
  emptied: 0x301,
} satisfies Subset & { emptied: number };
