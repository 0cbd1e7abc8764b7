import path from 'node:path';
import type { CourseFolder } from '@/lib/content/files/folder';
import type { CourseSource } from './source';
import { layoutFaults } from './layout';
import { hasText, readYaml, type Read } from '@/lib/content/files/read-file';
import { readLesson } from './read-lesson';
import { courseFile } from './schema';

/** Reads the files of a folder as a course. */
export function readCourse(folder: CourseFolder): Read<CourseSource> {
  if (!hasText(folder, 'course.yaml')) return courseFileMissing(folder);
  const course = readYaml(folder, 'course.yaml', courseFile);
  if (!course.value) return { ...course, value: null };
  const { at, data } = course.value;
  const lessons = data.lessons.map((slug) => readLesson(folder, slug));
  const reads = [course, ...lessons];
  const announced = new Set(lessons.flatMap(({ value }) => (value?.announced ? [value.slug] : [])));
  const faults = [
    ...reads.flatMap((read) => read.faults),
    ...layoutFaults(folder, { lessons: data.lessons, announced }, at),
  ];
  const whole = {
    ...data,
    slug: folder.slug,
    fingerprint: folder.fingerprint,
    lessons: lessons.flatMap(({ value }) => value ?? []),
    at,
  };
  return {
    value: faults.length > 0 ? null : whole,
    texts: reads.flatMap(({ texts }) => texts),
    faults,
  };
}

function courseFileMissing({ root }: CourseFolder): Read<CourseSource> {
  const fault = { file: path.join(root, 'course.yaml'), line: 1, message: 'This file is missing or empty.' };
  return { value: null, texts: [], faults: [fault] };
}
