/*
 * Skeletons of confusable texts: names that readers could mistake for each other have the same skeleton.
 * A subset of Unicode's confusables (UTS 39) for the letters that names may contain.
 */
const confusables: [letters: string, likeness: string][] = [
  ['авеіјкмнорсѕтуүхһԁԛԝӏ', 'abeijkmhopcstyyxhdqwi'],
  ['αβεζηικμνορτυχσς', 'abezhikmnoptyxoc'],
  ['օսհոցզ', 'ouhngq'],
  ['lıɑɡøđł', 'iiagodi'],
];
const prototypes = new Map(
  confusables.flatMap(([letters, likeness]) =>
    Array.from(letters, (letter, index) => [letter, likeness.charAt(index)] as const),
  ),
);

/** Equal for texts that differ only in case, accents, spaces and dots, or in similar letters of other scripts. */
export function skeletonOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().normalize('NFKD').match(/\p{L}/gu) ?? [];
  return letters.map((letter) => prototypes.get(letter) ?? letter).join('');
}
