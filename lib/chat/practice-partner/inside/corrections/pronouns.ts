/** The forms of personal pronouns after a preposition, by case. */
const afterPreposition: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  я: { gent: 'меня', datv: 'мне', accs: 'меня', ablt: 'мной', loct: 'мне' },
  ты: { gent: 'тебя', datv: 'тебе', accs: 'тебя', ablt: 'тобой', loct: 'тебе' },
  он: { gent: 'него', datv: 'нему', accs: 'него', ablt: 'ним', loct: 'нём' },
  она: { gent: 'неё', datv: 'ней', accs: 'неё', ablt: 'ней', loct: 'ней' },
  мы: { gent: 'нас', datv: 'нам', accs: 'нас', ablt: 'нами', loct: 'нас' },
  вы: { gent: 'вас', datv: 'вам', accs: 'вас', ablt: 'вами', loct: 'вас' },
  они: { gent: 'них', datv: 'ним', accs: 'них', ablt: 'ними', loct: 'них' },
};

/** The form of a personal pronoun after a preposition; null for every other word. */
export const pronounAfter = (pronoun: string, grammaticalCase: string): string | null =>
  afterPreposition[pronoun]?.[grammaticalCase] ?? null;

/** «с мной» is said «со мной», «к мне» «ко мне». */
export function prepositionBefore(preposition: string, word: string): string {
  if (!/^мн(?:ой|е)$/u.test(word)) return preposition;
  return { с: 'со', к: 'ко', о: 'обо', в: 'во' }[preposition] ?? preposition;
}
