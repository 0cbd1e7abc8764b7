/** A range of code points, both ends included. */
export type Range = readonly [first: number, last: number];

export interface Subset {
  name: string;
  /** The font file of the package that the subset is made from. */
  source: 'latin' | 'cyrillic';
  ranges: readonly Range[];
  /** Whether glyph substitutions (OpenType layout) are kept. */
  shapes?: true;
}

/** Regular for text, medium and semibold for emphasis (decisions, "Look"). */
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

/** The characters of nearly every page: Latin letters, and the digits, spaces and punctuation of Russian too. */
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

/** The rest of the package's Latin file: accented letters, currency signs, marks. */
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

/** The stress mark must be in the same file as its vowel; Rubik has a higher variant for capitals. */
const russian: readonly Range[] = [[0x301, 0x301], ...russianLetters, [0x2116, 0x2116]];

/** Cyrillic letters of languages other than Russian. */
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
 * The Russian subset with an empty glyph for the stress mark: a separate family that comes first while the reader hides
 * the marks (globals.css). The text is unchanged, and the layout does not shift.
 */
export const unmarked = {
  name: 'unmarked',
  source: 'cyrillic',
  ranges: [[0x301, 0x301], ...russianLetters],
  emptied: 0x301,
} satisfies Subset & { emptied: number };
