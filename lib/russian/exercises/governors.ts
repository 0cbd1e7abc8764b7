/** The cases that follow each preposition, and the few other words that ask for one, as OpenCorpora names them. */
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

/** The cases a word may stand in after this one; null when it asks for none. */
export function governedCases(word: string): readonly string[] | null {
  return governed[word] ?? null;
}

function rows(cases: readonly string[], words: string): Record<string, readonly string[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, cases]));
}
