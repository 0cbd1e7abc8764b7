import type { Reading } from '@/lib/russian/exercises/lexicon';
import type { Lexeme } from '@/lib/russian/morphology/lexeme';
import { has, partOf, type Analyser } from './language';
import type { Token } from './tokens';

/** Values for the slots of a line; a line with a missing value is not said. */
export type Slots = Readonly<Record<string, string>>;

/** A name is no longer than this, in UTF-16 code units. */
const maxNameCodeUnits = 20;
const notNames = new Set('не как так что это и а но тоже очень человек студент'.split(' '));

/** The name in «меня зовут Анна», «моё имя Анна», «я Анна». */
export function nameIn(tokens: readonly Token[]): string | null {
  const lead = tokens.findIndex(({ folded }) => /^(?:зовут|имя|зови|зовите)$/u.test(folded));
  const after = tokens.slice(lead + 1).find(({ folded }) => !/^(?:меня|это|просто)$/u.test(folded));
  if (lead >= 0) return after ? nameOf(after) : null;
  const place = tokens.findIndex(({ folded }) => folded === 'я');
  const next = place >= 0 ? tokens[place + 1] : undefined;
  return next?.readings.some((reading) => has(reading, 'Name')) ? nameOf(next) : null;
}

/** The name in an answer to «Как тебя зовут?»: «Анна», «Я Анна». */
export function nameInAnswer(tokens: readonly Token[]): string | null {
  const named = nameIn(tokens);
  if (named !== null || tokens.length > 3) return named;
  const rest = tokens.filter(({ folded }) => !/^(?:я|меня|мое|моё|имя|это|привет)$/u.test(folded));
  const [only] = rest;
  return rest.length === 1 && only && isNameLike(only) ? nameOf(only) : null;
}

const isNameLike = ({ text, readings }: Token) =>
  readings.length === 0 || readings.some((reading) => has(reading, 'Name')) || text !== text.toLowerCase();

function nameOf({ text, folded }: Token): string | null {
  if (notNames.has(folded) || text.length > maxNameCodeUnits || !/^\p{L}[\p{L}'’-]+$/u.test(text))
    return null;
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

const onIslands = new Set(
  'кипр куба мальта крит урал кавказ камчатка сахалин аляска бали ямайка алтай'.split(' '),
);

/** Where somebody is («в Анкаре») or comes from («из Анкары»), in the right case whatever they wrote. */
export async function placeIn(
  tokens: readonly Token[],
  analyser: Analyser,
  asked: 'in' | 'from' | null,
): Promise<Slots | null> {
  const index = tokens.findIndex((token) => token.readings.some(isPlace));
  const token = tokens[index];
  const before = tokens[index - 1]?.folded ?? '';
  if (!token) return null;
  const direction = /^(?:из|с)$/u.test(before) ? 'from' : /^(?:в|во|на)$/u.test(before) ? 'in' : asked;
  if (direction === null) return null;
  const lexemes = await analyser.listHomonyms(token.folded);
  const lexeme = lexemes.find(isPlace);
  if (!lexeme) return null;
  const form = inCase(lexeme, token, direction === 'from' ? 'gent' : 'loct');
  return form === null ? null : { [direction]: `${prepositionOf(lexeme, form, direction)} ${form}` };
}

const isPlace = (reading: Pick<Reading, 'grammemes'>) => has(reading, 'NOUN', 'Geox');

function inCase({ forms }: Lexeme, { readings }: Token, wanted: string): string | null {
  const isPlural = readings.every((reading) => has(reading, 'plur'));
  const number = isPlural ? 'plur' : 'sing';
  return forms.find((form) => has(form, number, wanted) && !has(form, 'loc2'))?.text ?? null;
}

/** «в Анкаре», «во Франции», «на Кубе»; «из Анкары», «с Кубы». */
function prepositionOf({ lemma }: Lexeme, form: string, direction: 'in' | 'from'): string {
  const isOn = onIslands.has(lemma.toLowerCase());
  if (direction === 'from') return isOn ? 'с' : 'из';
  if (isOn) return 'на';
  return /^[вф][бвгджзйклмнпрстфхцчшщ]/iu.test(form) ? 'во' : 'в';
}

const parts: Readonly<Record<string, string>> = {
  NOUN: 'имя существительное',
  VERB: 'глагол',
  INFN: 'глагол',
  ADJF: 'имя прилагательное',
  ADVB: 'наречие',
  NUMR: 'имя числительное',
  NPRO: 'местоимение',
  PREP: 'предлог',
  CONJ: 'союз',
  PRCL: 'частица',
  INTJ: 'междометие',
};
const gendersByName: Readonly<Record<string, string>> = {
  masc: 'мужской род',
  femn: 'женский род',
  neut: 'средний род',
};

/** The word that somebody asks about, and its entry in the dictionary: «что значит „книга“». */
export function wordIn(tokens: readonly Token[]): Slots | null {
  const lead = tokens.findLastIndex(({ folded }) => /^(?:значит|означает|такое|слово|значат)$/u.test(folded));
  const word = lead >= 0 ? tokens[lead + 1] : undefined;
  const [reading] = word?.readings ?? [];
  if (!reading || reading.form.length > maxNameCodeUnits) return null;
  const grammar = grammarOf(reading);
  return grammar === undefined ? null : { word: reading.form, grammar };
}

function grammarOf(reading: Reading): string | undefined {
  const part = parts[partOf(reading)];
  const gender = Object.entries(gendersByName).find(([term]) => has(reading, term))?.[1];
  return partOf(reading) === 'NOUN' && part && gender ? `${part}, ${gender}` : part;
}
