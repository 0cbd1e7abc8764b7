/**
 * Nouns with a second locative, which is stressed on the ending and used only after these prepositions: «в лесу́», «на берегу́»,
 * «во рту́»; «на своём веку́», but «в двадца́том ве́ке».
 * The list is complete: the dictionary has the form for many more nouns («столу», «пляжу»), for which nobody uses it.
 */
const prepositions: Readonly<Record<string, string>> = {
  в: 'аэропорт ад бор бред быт глаз год гроб дым жар круг лес мозг плен порт пруд рай ряд сад строй стог тыл хлев час кровь тень степь',
  на: 'бал берег бок борт век ветер Дон край лёд лоб луг мол мост пар пол ход мель печь',
  'в/на': 'нос снег угол шкаф',
  во: 'рот',
};

const byNoun = new Map(
  Object.entries(prepositions).flatMap(([preposition, nouns]) =>
    nouns.split(' ').map((noun) => [noun.toLowerCase(), preposition] as const),
  ),
);

/** The prepositions of a noun's second locative; null when it has none. */
export const secondLocativeOf = (lemma: string): string | null => byNoun.get(lemma.toLowerCase()) ?? null;
