import { exerciseKinds } from '@/db/enums';
import type { CourseSource, LessonSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import { translations } from '@/lib/content/text/translations';

const minExercises = 14;
const maxExercises = 18;
const minOfKind = { gap: 2, choice: 2, pairs: 2, write: 4, order: 2 };

/** A lecture should have 400 to 800 words; these limits allow a small tolerance. */
const minWords = 380;
const maxWords = 850;

/** A lesson must have as many exercises and as long a lecture as a learner can do in one session. */
export function checkSize(course: CourseSource): Fault[] {
  const ready = course.lessons.filter(({ announced }) => !announced);
  return ready.flatMap((lesson) => [...exerciseFaults(lesson), ...lectureFaults(lesson)]);
}

function exerciseFaults({ exercises, atExercises }: LessonSource): Fault[] {
  const { length } = exercises;
  const kinds = exerciseKinds.flatMap((kind) => {
    const found = exercises.filter(({ content }) => content.kind === kind).length;
    const message = `The lesson has ${found} exercises of the kind “${kind}”; ${minOfKind[kind]} are needed.`;
    return found < minOfKind[kind] ? [{ ...atExercises(), message }] : [];
  });
  if (length >= minExercises && length <= maxExercises) return kinds;
  const message = `The lesson has ${length} exercises; it should have ${minExercises} to ${maxExercises}.`;
  return [{ ...atExercises(), message }, ...kinds];
}

function lectureFaults({ lecture, lectureFile }: LessonSource): Fault[] {
  return translations(lecture).flatMap(({ language, text }) => {
    const words = countProse(text);
    if (words >= minWords && words <= maxWords) return [];
    const message = `The lecture has ${words} words besides tables and code; it should have 400 to 800.`;
    return [{ file: lectureFile(language), line: 1, message }];
  });
}

function countProse(markdown: string): number {
  const prose = markdown.replace(/^```[^]*?^```/gm, '').replace(/^\s*\|.*$/gm, '');
  return prose.match(/[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}
