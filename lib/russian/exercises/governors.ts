/** The OpenCorpora cases that each preposition governs, and those of a few other governing words. */
const governed: Readonly<Record<string, readonly string[]>> = {
  ...rows(['loct'], 'о об обо при'),
  ...rows(['loct', 'accs'], 'в во на'),
  ...rows(
    ['gent'],
    'у без из изо от до для около после кроме из-за из-под против вокруг возле мимо ради среди',
  ),
  ...rows(['gent'], 'нет много мало сколько несколько'),
  ...rows(['gent', 'ablt'], 'с со'),
  ...rows(['datv'], 'к ко по'),
  ...rows(['accs'], 'про через'),
  ...rows(['accs', 'ablt'], 'за под'),
  ...rows(['ablt'], 'над перед между'),
};

/** The cases that a word governs; null when it governs none. */
export function governedCases(word: string): readonly string[] | null {
  return governed[word] ?? null;
}

function rows(cases: readonly string[], words: string): Record<string, readonly string[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, cases]));
}
