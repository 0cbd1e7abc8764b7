import 'server-only';
import { fold, withoutYo } from '@/lib/exercises/text/fold';
import type { Locale } from '@/lib/i18n/locales';
import { localMap, showIn } from '@/lib/i18n/local-text';
import { listLexemes, type Lexeme } from '@/lib/russian/lexeme';
import { recordings } from '@/lib/speech/recordings';
import type { Listener } from '@/lib/speech/service';
import { loadCourseWords, type CourseWords, type TaughtWord } from './course-words';
import { doubleForms, formTables } from './form-tables';
import { kindOf, termsOf } from './grammar';
import { selectKept } from './queries';
import type { LookedUp, WordMeaning, WordReading } from './schema';
import { stressAll, type StressedBy } from './stress';

/** More would be guessing, and a list. */
const mostReadings = 3;
const mostMeanings = 4;
/** Answers kept between two looks at the courses. */
const mostRemembered = 2_000;

/** All there is to say of one Russian word. An unknown one has neither readings nor meanings. */
export async function lookUp(form: string, locale: Locale, listener: Listener): Promise<LookedUp> {
  const { viewer } = listener;
  const courses = await loadCourseWords();
  const taught = courses.find(form).slice(0, mostMeanings);
  const [grammar, kept] = await Promise.all([
    readGrammar(form, courses, { taught, listener }),
    viewer &&
      selectKept(
        viewer.id,
        taught.map(({ id }) => id),
      ),
  ]);
  const recorded = await recordings.has(grammar.form.text);
  return { ...grammar, recorded, meanings: taught.map((word) => meaningOf(word, locale, kept)) };
}

type Grammar = Pick<LookedUp, 'form' | 'readings'>;

/** As long as what the courses teach is not read anew. */
const remembered = new WeakMap<CourseWords, Map<string, Grammar>>();

async function readGrammar(
  form: string,
  courses: CourseWords,
  { taught, listener }: { taught: TaughtWord[]; listener: Listener },
): Promise<Grammar> {
  const answers = remembered.get(courses) ?? new Map<string, Grammar>();
  remembered.set(courses, answers);
  const known = answers.get(form);
  if (known) return known;
  const all = await listLexemes(fold(form));
  const lexemes = rank(all, taught).slice(0, mostReadings);
  const tables = lexemes.map(formTables);
  const texts = tables.flat().flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
  const lemmas = lexemes.map(({ lemma }) => lemma);
  const { spell, complete } = await stressAll([form, ...lemmas, ...texts], courses, listener);
  const isSure = (lexeme: Lexeme) => all.length === 1 || isTaught(lexeme, taught);
  const readings = lexemes.map((lexeme, index) =>
    readingOf(lexeme, tables[index] ?? [], doubting(spell, lexeme, isSure(lexeme))),
  );
  const [first] = lexemes;
  const grammar = { form: first ? doubting(spell, first, all.length === 1)(form) : spell(form), readings };
  if (answers.size >= mostRemembered) answers.clear();
  if (complete) answers.set(form, grammar);
  return grammar;
}

const plain = (text: string) => withoutYo(fold(text));

/** What a course teaches is what a learner has met. */
function rank(lexemes: readonly Lexeme[], taught: readonly TaughtWord[]): Lexeme[] {
  const worth = (lexeme: Lexeme) => Number(isTaught(lexeme, taught));
  return [...lexemes].sort((a, b) => worth(b) - worth(a));
}

const isTaught = ({ lemma, grammemes }: Lexeme, taught: readonly TaughtWord[]) =>
  taught.some(({ russian, part }) => plain(russian) === plain(lemma) && part === kindOf(grammemes));

/** The stress a course writes on a spelling may be that of another word, or of another form of this one. */
function doubting(spell: StressedBy, lexeme: Lexeme, isSure: boolean): StressedBy {
  const double = doubleForms(lexeme);
  return (text) => {
    const spelling = spell(text);
    const isFound = spelling.stress === 'sure' && spelling.text !== text;
    return isFound && (!isSure || double.has(text)) ? { ...spelling, stress: 'guessed' } : spelling;
  };
}

function readingOf(
  { lemma, grammemes, uses }: Lexeme,
  tables: ReturnType<typeof formTables>,
  spell: StressedBy,
): WordReading {
  const traits = termsOf(grammemes).filter((term) => isTrait(term, grammemes[0]));
  const said = uses
    .map((use) => termsOf(use).filter((term) => !traits.includes(term)))
    .filter((use) => use.length > 0);
  return {
    lemma: spell(lemma),
    kind: kindOf(grammemes),
    traits,
    uses: [...new Map(said.map((use) => [use.join(), use])).values()],
    tables: tables.map(({ rows, ...head }) => ({
      ...head,
      rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell.map(spell)) })),
    })),
  };
}

/** A noun keeps its gender, a verb its aspect; an adjective changes its gender like its case. */
function isTrait(term: string, part: string | undefined): boolean {
  if (term === 'perf' || term === 'impf' || term === 'name') return true;
  return part === 'NOUN' && ['masc', 'femn', 'neut', 'anim', 'inan'].includes(term);
}

function meaningOf(
  { id, russian, part, gloss, lesson, course }: TaughtWord,
  locale: Locale,
  kept: ReadonlySet<number> | null,
): WordMeaning {
  const show = (column: unknown) => showIn(locale, localMap.parse(column));
  return {
    word: id,
    russian,
    kind: part,
    gloss: show(gloss),
    taught: {
      course: { slug: course.slug, title: show(course.title) },
      lesson: { slug: lesson.slug, title: show(lesson.title) },
    },
    mine: kept?.has(id) ?? null,
  };
}
