import type { LexiconWord } from '@/lib/learning/lexicon/list-schema';
import type { TaughtRow } from './queries';
import { formTables, type FormTableView, type WordMeaning } from '@/lib/learning/lexicon/schema';

/** A word of the lexicon with the lesson words that belong to it. */
export interface TaughtLexeme extends Omit<TaughtRow['lexeme'], 'tables'> {
  tables: FormTableView[];
  words: Pick<TaughtRow, 'wordId' | 'gloss' | 'lesson' | 'lessonTitle' | 'course' | 'courseTitle'>[];
}

/** Groups rows by lexeme: words first, then phrases that contain the form, which are less likely to be meant. */
export function groupTaught(rows: readonly TaughtRow[]): TaughtLexeme[] {
  const found = new Map<number, TaughtLexeme>();
  for (const { lexeme, ...word } of rows) {
    const known = found.get(lexeme.id) ?? { ...lexeme, tables: formTables.parse(lexeme.tables), words: [] };
    known.words.push(word);
    found.set(lexeme.id, known);
  }
  return [...found.values()].sort((a, b) => Number(isPhrase(a)) - Number(isPhrase(b)));
}

const isPhrase = ({ russian }: TaughtLexeme) => russian.includes(' ');

type Sense = LexiconWord['senses'][number] & { ids: number[] };

/** The distinct meanings of a word, each with its lesson words. */
function listSenses({ words }: TaughtLexeme): Sense[] {
  const senses = new Map<string, Sense>();
  for (const { wordId, gloss, lesson, lessonTitle, course, courseTitle } of words) {
    const key = gloss.text.toLowerCase();
    const known = senses.get(key) ?? { gloss, lessons: [], ids: [] };
    const link = {
      course: { slug: course, title: courseTitle },
      lesson: { slug: lesson, title: lessonTitle },
    };
    senses.set(key, { ...known, lessons: [...known.lessons, link], ids: [...known.ids, wordId] });
  }
  return [...senses.values()];
}

/** The meanings of a word, and the lessons that teach it. */
export function sensesOf(lexeme: TaughtLexeme): LexiconWord['senses'] {
  return listSenses(lexeme).map(({ gloss, lessons }) => ({ gloss, lessons }));
}

/** The meanings as entries for a card; `kept` are the lesson words the reader has cards of, null without an account. */
export function meaningsOf(lexeme: TaughtLexeme, kept: ReadonlySet<number> | null): WordMeaning[] {
  const { russian, part: kind, partner, governs, level, frequency } = lexeme;
  const head = { russian, kind, partner, governs, level, frequency };
  return listSenses(lexeme).flatMap(({ gloss, lessons: taught, ids }) => {
    const mine = kept && ids.some((id) => kept.has(id));
    return ids.slice(0, 1).map((word) => ({ ...head, word, gloss, taught, mine }));
  });
}
