import { cefrLevels } from '@/db/enums';
import { checkLatinWords, checkMixedWords } from './rules/alphabet';
import { checkAnswers } from './rules/answers';
import { checkDuplicates } from './rules/duplicates';
import { checkGiveaway } from './rules/giveaway';
import { checkOrder } from './rules/order';
import { checkPlacement } from './rules/placement';
import { checkPractice } from './rules/practice';
import { checkRepetition } from './rules/repetition';
import { checkSize } from './rules/size';
import { checkStress } from './rules/stress';
import { checkTemplates } from './rules/templates';
import { checkUniqueness } from './rules/uniqueness';
import { checkVocabulary } from './rules/vocabulary';
import { readCourseFolders } from './course-folder';
import type { CourseSource, ExerciseBook } from './course-source';
import { byPlace, type Fault } from './fault';
import { readPlacement, type PlacementSource } from './placement-source';
import { readCourse } from './source';

/** Of exercises, wherever they stand. */
const exerciseRules: ((book: ExerciseBook) => Fault[])[] = [
  checkLatinWords,
  checkAnswers,
  checkDuplicates,
  checkOrder,
  checkTemplates,
  checkGiveaway,
  checkRepetition,
];
const courseRules: ((course: CourseSource) => Fault[])[] = [
  ...exerciseRules,
  checkUniqueness,
  checkVocabulary,
  checkPractice,
  checkSize,
];

interface Content {
  courses: CourseSource[];
  placement: PlacementSource;
  faults: Fault[];
}

/**
 * Reads all courses of a content folder, and the placement test. Only texts are looked at in a course whose
 * files have not the right shape, and `courses` holds it only when they have: by level, then by name.
 */
export async function checkContent(folder: string): Promise<Content> {
  const { folders, strays } = await readCourseFolders(folder);
  const test = await readPlacement(folder);
  const placement = test.value ?? { items: [], names: [], fingerprint: '' };
  const read = folders.map(readCourse);
  const courses = read.flatMap(({ value }) => value ?? []);
  const texts = [...read.flatMap((course) => course.texts), ...test.texts];
  const faults = [
    ...strays.map((file) => ({ file, line: 1, message: 'Only the folders of courses belong here.' })),
    ...read.flatMap((course) => course.faults),
    ...test.faults,
    ...checkMixedWords(texts),
    ...checkStress(texts),
    ...courses.flatMap((course) => courseRules.flatMap((rule) => rule(course))),
    ...checkPlacement(placement),
    ...exerciseRules.flatMap((rule) => rule(asBook(placement))),
  ];
  return { courses: courses.sort(byLevel), placement, faults: faults.sort(byPlace) };
}

/** The questions of the test are exercises without a lesson. */
function asBook({ names, items }: PlacementSource): ExerciseBook {
  return { names, lessons: [{ words: [], exercises: items }] };
}

function byLevel(a: CourseSource, b: CourseSource): number {
  return cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level);
}
