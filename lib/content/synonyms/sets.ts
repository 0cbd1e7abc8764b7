import { createHash } from 'node:crypto';
import type { ContentOf, ExerciseContent, Synonym } from '@/lib/russian/exercises/schema';
import { readPhrase } from '@/lib/russian/exercises/synonyms/phrase';
import type { CourseSource } from '@/lib/content/courses/source';
import type { PlacementSource } from '@/lib/content/placement/source';
import type { SynonymEntry, SynonymSource } from './source';
import { unmarked } from '@/lib/content/text/words';

const sets = new WeakMap<SynonymEntry, Synonym[]>();

/** The sets of an entry, one for each word of `{each}`. Every written exercise asks for those of all entries. */
export function setsOf(entry: SynonymEntry): Synonym[] {
  const known = sets.get(entry);
  if (known) return known;
  const { id, phrases, each } = entry;
  const found = phrases.flatMap((set) =>
    (set.some((phrase) => phrase.includes('{each}')) ? each : ['']).map((word) => ({
      id,
      phrases: set.map((phrase) => phrase.replaceAll('{each}', word)),
    })),
  );
  sets.set(entry, found);
  return found;
}

/** Copies the synonyms that may occur in the answers into a written exercise, so that grading reads no file. */
export function attachSynonyms(
  content: ContentOf<'write'>,
  entries: readonly SynonymEntry[],
): ContentOf<'write'> {
  const found = relevant(content, entries);
  return found.length === 0 ? content : { ...content, synonyms: found };
}

export function coursesWithSynonyms(
  courses: readonly CourseSource[],
  { entries, fingerprint }: SynonymSource,
): CourseSource[] {
  if (entries.length === 0) return [...courses];
  return courses.map((course) => ({
    ...course,
    fingerprint: joined(course.fingerprint, fingerprint),
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      exercises: lesson.exercises.map((each) => ({ ...each, content: attach(each.content, entries) })),
    })),
  }));
}

export function placementWithSynonyms(
  placement: PlacementSource,
  { entries, fingerprint }: SynonymSource,
): PlacementSource {
  if (entries.length === 0) return placement;
  return {
    ...placement,
    fingerprint: joined(placement.fingerprint, fingerprint),
    items: placement.items.map((each) => ({ ...each, content: attach(each.content, entries) })),
  };
}

function attach(content: ExerciseContent, entries: readonly SynonymEntry[]): ExerciseContent {
  return content.kind === 'write' ? attachSynonyms(content, entries) : content;
}

function joined(...fingerprints: string[]): string {
  return createHash('sha256').update(fingerprints.join()).digest('hex');
}

/** A replaced phrase may bring in a word of another set, so sets are added until no further one applies. */
function relevant(content: ContentOf<'write'>, entries: readonly SynonymEntry[]): Synonym[] {
  const { answers, drills = [] } = content;
  const words = new Set(answers.flatMap((answer) => unmarked(answer).split(' ')));
  const isAllowed = ({ id, question, unless }: SynonymEntry) =>
    !drills.includes(id) &&
    (!question || answers[0].includes('?')) &&
    !unless.some((word) => unmarked(answers[0]).split(' ').includes(unmarked(word)));
  let left = entries.filter(isAllowed).flatMap(setsOf);
  const found: Synonym[] = [];
  for (let isGrowing = true; isGrowing;) {
    const next = left.filter(({ phrases }) => phrases.some((phrase) => isWithin(phrase, words)));
    left = left.filter((set) => !next.includes(set));
    next.flatMap(({ phrases }) => phrases.flatMap(wordsOf)).forEach((word) => words.add(word));
    found.push(...next);
    isGrowing = next.length > 0;
  }
  return found;
}

function isWithin(phrase: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(phrase);
  return own.length > 0 && own.every((word) => words.has(word));
}

function wordsOf(phrase: string): string[] {
  return readPhrase(phrase).words;
}
