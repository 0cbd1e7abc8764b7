import { localMap, showIn, type LocalMap } from '@/lib/i18n/local-text';
import type { Locale } from '@/lib/i18n/locales';
import type { LexiconWord } from './list-schema';
import type { TaughtRow } from './queries';
import { formTables, type FormTableView, type WordMeaning } from './schema';

/** A word of the lexicon with what it means in the lessons that teach it. */
export interface TaughtLexeme extends Omit<TaughtRow['lexeme'], 'tables'> {
  tables: FormTableView[];
  senses: Sense[];
}

/** Words of lessons with one meaning. */
interface Sense {
  gloss: LocalMap;
  words: Pick<TaughtRow, 'word' | 'lesson' | 'course'>[];
}

/** Words first, then the phrases that have the form in them: they are the less likely meaning. */
export function groupTaught(rows: readonly TaughtRow[]): TaughtLexeme[] {
  const found = new Map<number, TaughtLexeme>();
  for (const { lexeme, ...taught } of rows) {
    const known = found.get(lexeme.id) ?? { ...lexeme, tables: formTables.parse(lexeme.tables), senses: [] };
    addTo(known.senses, taught);
    found.set(lexeme.id, known);
  }
  return [...found.values()].sort((a, b) => Number(isPhrase(a)) - Number(isPhrase(b)));
}

const isPhrase = ({ russian }: TaughtLexeme) => russian.includes(' ');

function addTo(senses: Sense[], taught: Sense['words'][number]): void {
  const gloss = localMap.parse(taught.word.gloss);
  const known = senses.find((sense) => sense.gloss.en.toLowerCase() === gloss.en.toLowerCase());
  if (known) known.words.push(taught);
  else senses.push({ gloss, words: [taught] });
}

/** What a word means, for a reader, and where it is taught. */
export function sensesOf({ senses }: TaughtLexeme, locale: Locale): LexiconWord['senses'] {
  return senses.map(({ gloss, words }) => ({
    gloss: showIn(locale, gloss),
    lessons: words.map(({ lesson, course }) => ({
      course: { slug: course.slug, title: showIn(locale, localMap.parse(course.title)) },
      lesson: { slug: lesson.slug, title: showIn(locale, localMap.parse(lesson.title)) },
    })),
  }));
}

/** The same as entries to keep; `kept` are the words of lessons that the reader keeps, null without an account. */
export function meaningsOf(
  lexeme: TaughtLexeme,
  locale: Locale,
  kept: ReadonlySet<number> | null,
): WordMeaning[] {
  const { russian, part: kind, partner, governs, level, frequency, senses } = lexeme;
  const head = { russian, kind, partner, governs, level, frequency };
  return sensesOf(lexeme, locale).flatMap(({ gloss, lessons: taught }, index) => {
    const ids = senses[index]?.words.map(({ word }) => word.id) ?? [];
    const mine = kept && ids.some((id) => kept.has(id));
    return ids.slice(0, 1).map((word) => ({ ...head, word, gloss, taught, mine }));
  });
}
