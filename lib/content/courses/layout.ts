import path from 'node:path';
import { contentLanguages } from '@/db/enums';
import type { CourseFolder } from '@/lib/content/files/folder';
import type { Fault } from '@/lib/content/files/fault';
import type { Locate } from '@/lib/content/files/yaml-file';

const announcedFiles = ['lesson.yaml'];
const requiredFiles = [
  ...announcedFiles,
  'exercises.yaml',
  'lecture.ru.md',
  'lecture.en.md',
  'lecture.de.md',
];
const possibleFiles = new Set([
  ...requiredFiles,
  ...contentLanguages.map((language) => `lecture.${language}.md`),
]);

interface ListedLessons {
  lessons: readonly string[];
  /** The announced lessons, which need only lesson.yaml. */
  announced: ReadonlySet<string>;
}

/** Checks that the folder contains exactly what course.yaml lists. */
export function layoutFaults(
  folder: CourseFolder,
  { lessons, announced }: ListedLessons,
  at: Locate,
): Fault[] {
  const found = new Set([...folder.files.keys()].filter((name) => name.includes('/')).map(lessonOf));
  const unlisted = [...found].filter((lesson) => !lessons.includes(lesson));
  return [
    ...unknownFiles(folder),
    ...unlisted.map((lesson) => ({
      ...at('lessons'),
      message: `The folder “${lesson}” is not listed in “lessons”.`,
    })),
    ...lessons.flatMap((lesson, index) =>
      found.has(lesson)
        ? missingFiles(folder, lesson, announced.has(lesson) ? announcedFiles : requiredFiles)
        : [{ ...at('lessons', index), message: `There is no folder “${lesson}”.` }],
    ),
  ];
}

function lessonOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

function unknownFiles({ root, files }: CourseFolder): Fault[] {
  return [...files.keys()]
    .filter((name) => name !== 'course.yaml' && !possibleFiles.has(name.slice(name.indexOf('/') + 1)))
    .map((name) => ({ file: path.join(root, name), line: 1, message: 'A course has no file of this name.' }));
}

function missingFiles({ root, files }: CourseFolder, lesson: string, names: readonly string[]): Fault[] {
  return names
    .filter((name) => !files.get(`${lesson}/${name}`)?.trim())
    .map((name) => ({
      file: path.join(root, lesson, name),
      line: 1,
      message: 'This file is missing or empty.',
    }));
}
