import { localMap, showIn, type LocalMap } from '@/lib/i18n/local-text';
import type { Locale } from '@/lib/i18n/locales';
import type { LexiconWord } from './list-schema';
import type { TaughtRow } from './queries';
import { formTables, type FormTableView, type WordMeaning } from './schema';

/** A word of the lexicon with the words of lessons that it is. */
export interface TaughtLexeme extends Omit<TaughtRow['lexeme'], 'tables'> {
  tables: FormTableView[];
  words: { id: number; gloss: LocalMap; lesson: TaughtRow['lesson']; course: TaughtRow['course'] }[];
}

/** Words first, then the phrases that have the form in them: they are the less likely meaning. */
export function groupTaught(rows: readonly TaughtRow[]): TaughtLexeme[] {
  const found = new Map<number, TaughtLexeme>();
  for (const { lexeme, word, lesson, course } of rows) {
    const known = found.get(lexeme.id) ?? { ...lexeme, tables: formTables.parse(lexeme.tables), words: [] };
    known.words.push({ id: word.id, gloss: localMap.parse(word.gloss), lesson, course });
    found.set(lexeme.id, known);
  }
  return [...found.values()].sort((a, b) => Number(isPhrase(a)) - Number(isPhrase(b)));
}

const isPhrase = ({ russian }: TaughtLexeme) => russian.includes(' ');

type Sense = LexiconWord['senses'][number] & { ids: number[] };

/** What a word means for a reader, each meaning once, with the words of lessons that have it. */
function listSenses({ words }: TaughtLexeme, locale: Locale): Sense[] {
  const senses = new Map<string, Sense>();
  for (const { id, gloss: map, lesson, course } of words) {
    const gloss = showIn(locale, map);
    const key = gloss.text.toLowerCase();
    const known = senses.get(key) ?? { gloss, lessons: [], ids: [] };
    const link = {
      course: { slug: course.slug, title: showIn(locale, localMap.parse(course.title)) },
      lesson: { slug: lesson.slug, title: showIn(locale, localMap.parse(lesson.title)) },
    };
    senses.set(key, { ...known, lessons: [...known.lessons, link], ids: [...known.ids, id] });
  }
  return [...senses.values()];
}

/** What a word means, for a reader, and where it is taught. */
export function sensesOf(lexeme: TaughtLexeme, locale: Locale): LexiconWord['senses'] {
  return listSenses(lexeme, locale).map(({ gloss, lessons }) => ({ gloss, lessons }));
}

/** The same as entries to keep; `kept` are the words of lessons that the reader keeps, null without an account. */
export function meaningsOf(
  lexeme: TaughtLexeme,
  locale: Locale,
  kept: ReadonlySet<number> | null,
): WordMeaning[] {
  const { russian, part: kind, partner, governs, level, frequency } = lexeme;
  const head = { russian, kind, partner, governs, level, frequency };
  return listSenses(lexeme, locale).flatMap(({ gloss, lessons: taught, ids }) => {
    const mine = kept && ids.some((id) => kept.has(id));
    return ids.slice(0, 1).map((word) => ({ ...head, word, gloss, taught, mine }));
  });
}
