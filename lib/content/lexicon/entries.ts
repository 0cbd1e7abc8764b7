import type { CourseSource, WordSource } from '@/lib/content/courses/source';
import { plain, unmarked } from '@/lib/content/text/words';
import type { CefrLevel } from '@/lib/learning/progress/topics';

/** A word of the lexicon as the courses define it, before the dictionary is consulted. */
export interface Entry {
  /** The headword in lower case with its stress, and its part of speech. */
  key: string;
  word: WordSource;
  /** Every form that an author listed, with its stress. */
  forms: string[];
  /** The level of the first course that teaches it. */
  course: CefrLevel;
}

/** All words of all courses, each once. Each grammar property is taken from the first entry that has it. */
export function entriesOf(courses: readonly CourseSource[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { lessons, level } of courses) {
    for (const word of lessons.flatMap(({ words }) => words)) {
      const key = keyOf(word.ru, word.part);
      const known = entries.get(key);
      entries.set(key, known ? merge(known, word) : { key, word, forms: [...word.forms], course: level });
    }
  }
  return [...entries.values()];
}

/** The stress is part of the key, because «за́мок» and «замо́к» are two words. */
export const keyOf = (russian: string, part: string) => `${plain(russian)} ${part}`;

function merge(entry: Entry, { gender, aspect, partner, governs, plural, forms }: WordSource): Entry {
  const { word } = entry;
  return {
    ...entry,
    word: {
      ...word,
      gender: word.gender ?? gender,
      aspect: word.aspect ?? aspect,
      partner: word.partner ?? partner,
      governs: word.governs ?? governs,
      plural: word.plural || plural,
    },
    forms: [...new Set([...entry.forms, ...forms])],
  };
}

/** The search keys of a word: its spellings without stress and ё, and the single words of a phrase. */
export function spellingsOf(texts: readonly string[]): string[] {
  const whole = texts.map(unmarked);
  return [...new Set([...whole, ...whole.flatMap((text) => text.split(' '))])].filter((text) => text !== '');
}
