import { checkLatinWords, checkMixedWords } from './rules/alphabet';
import { checkAnswers } from './rules/answers';
import { checkDuplicates } from './rules/duplicates';
import { checkGiveaway } from './rules/giveaway';
import { checkOrder } from './rules/order';
import { checkPractice } from './rules/practice';
import { checkRepetition } from './rules/repetition';
import { checkSize } from './rules/size';
import { checkStress } from './rules/stress';
import { checkTemplates } from './rules/templates';
import { checkUniqueness } from './rules/uniqueness';
import { checkVocabulary } from './rules/vocabulary';
import { readCourseFolders } from './course-folder';
import type { CourseSource } from './course-source';
import { byPlace, type Fault } from './fault';
import { readCourse } from './source';

const rules: ((course: CourseSource) => Fault[])[] = [
  checkUniqueness,
  checkLatinWords,
  checkAnswers,
  checkDuplicates,
  checkOrder,
  checkTemplates,
  checkGiveaway,
  checkVocabulary,
  checkPractice,
  checkRepetition,
  checkSize,
];

/**
 * Reads all courses of a content folder. Only texts are looked at in a course whose files have not the
 * right shape, and `courses` holds it only when they have.
 */
export async function checkContent(folder: string): Promise<{ courses: CourseSource[]; faults: Fault[] }> {
  const { folders, strays } = await readCourseFolders(folder);
  const read = folders.map(readCourse);
  const courses = read.flatMap(({ value }) => value ?? []);
  const texts = read.flatMap((course) => course.texts);
  const faults = [
    ...strays.map((file) => ({ file, line: 1, message: 'Only the folders of courses belong here.' })),
    ...read.flatMap((course) => course.faults),
    ...checkMixedWords(texts),
    ...checkStress(texts),
    ...courses.flatMap((course) => rules.flatMap((rule) => rule(course))),
  ];
  return { courses, faults: faults.sort(byPlace) };
}
