import 'server-only';
import { fold, withoutYo } from '@/lib/exercises/text/fold';
import { now } from '@/lib/clock';
import { hasStress } from '@/lib/russian/vowels';
import { selectTaughtWords } from './queries';

export type TaughtWord = Awaited<ReturnType<typeof selectTaughtWords>>[number];

/** What the courses teach, to look up in: by form, and how a form is stressed. */
export interface CourseWords {
  /** Words that have this form, then phrases that have it in them. */
  find: (form: string) => TaughtWord[];
  /** The form with its stress; null when no course says, or courses say different things («за́мок», «замо́к»). */
  stressOf: (form: string) => string | null;
}

/** Content changes by loading it, and seldom. */
const lasts = 60_000;

let known: { words: Promise<CourseWords>; until: number } | undefined;

/** Read from the database once a minute at most. */
export function loadCourseWords(): Promise<CourseWords> {
  const moment = now().getTime();
  if (known && known.until > moment) return known.words;
  const words = selectTaughtWords().then(index);
  known = { words, until: moment + lasts };
  words.catch(() => (known = undefined));
  return words;
}

const plain = (text: string) => withoutYo(fold(text));

function index(taught: readonly TaughtWord[]): CourseWords {
  const byForm = new Map<string, Set<TaughtWord>>();
  const stresses = new Map<string, Set<string>>();
  for (const word of taught) {
    for (const form of [word.russian, ...word.forms]) add(byForm, plain(form), word);
  }
  // After all single words: a phrase is the less likely meaning of a word in it.
  for (const word of taught) {
    for (const part of [word.russian, ...word.forms].flatMap(partsOf)) add(byForm, plain(part), word);
  }
  const stressed = taught.flatMap((word) => [word.russian, ...word.forms].flatMap(partsOf)).filter(hasStress);
  for (const part of stressed) add(stresses, fold(part), part.toLowerCase());
  return {
    find: (form) => [...(byForm.get(plain(form)) ?? [])],
    stressOf: (form) => {
      const [first, other] = stresses.get(fold(form)) ?? [];
      return first === undefined || other !== undefined ? null : first;
    },
  };
}

function add<V>(map: Map<string, Set<V>>, key: string, value: V): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

const partsOf = (text: string) =>
  text.normalize('NFC').match(/[\p{Script=Cyrillic}\u0301]+(?:[-‑][\p{Script=Cyrillic}\u0301]+)*/gu) ?? [];
