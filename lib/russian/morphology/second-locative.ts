/**
 * Nouns with a second locative, stressed on its ending and said after these prepositions alone: «в лесу́», «на берегу́»,
 * «во рту́»; «на своём веку́», but «в двадца́том ве́ке».
 * It is a closed list: the dictionary has it of many more («столу», «пляжу»), where nobody says it.
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

/** What the second locative of a noun is said with; null where it has none. */
export const secondLocativeOf = (lemma: string): string | null => byNoun.get(lemma.toLowerCase()) ?? null;
