/*
 * What a text looks like, whatever it is written with: names that readers take for each other look the same.
 * After Unicode's confusables (UTS 39), as far as letters go that a name of ours may hold.
 */
const alphabets: [letters: string, likeness: string][] = [
  ['авеіјкмнорсѕтуүхһԁԛԝӏ', 'abeijkmhopcstyyxhdqwi'],
  ['αβεζηικμνορτυχσς', 'abezhikmnoptyxoc'],
  ['օսհոցզ', 'ouhngq'],
  ['lıɑɡøđł', 'iiagodi'],
];
const alike = new Map(
  alphabets.flatMap(([letters, likeness]) =>
    Array.from(letters, (letter, index) => [letter, likeness.charAt(index)] as const),
  ),
);

/** The same for texts that differ in case, accents, spaces and dots, or in letters of other scripts that look alike. */
export function lookOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().normalize('NFKD').match(/\p{L}/gu) ?? [];
  return letters.map((letter) => alike.get(letter) ?? letter).join('');
}
