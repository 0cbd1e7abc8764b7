import path from 'node:path';
import type { z } from 'zod';
import { contentLanguages } from '@/db/enums';
import { contentTranslations } from '@/lib/platform/i18n/localized-text';
import type { CourseFolder } from '@/lib/content/files/folder';
import type { LessonSource } from './source';
import { hasText, readYaml, type Read } from '@/lib/content/files/read-file';
import { exercisesFile, lessonFile } from './schema';
import type { Locate } from '@/lib/content/files/yaml-file';

type Steps = PropertyKey[];

export function readLesson(folder: CourseFolder, slug: string): Read<LessonSource> {
  const lesson = readYaml(folder, `${slug}/lesson.yaml`, lessonFile);
  const announced = lesson.value?.data.announced ?? false;
  const exercises = readExercises(folder, slug, announced);
  const lecture = readLecture(folder, slug, announced);
  const reads = [lesson, exercises, lecture];
  const texts = reads.flatMap((read) => read.texts);
  const faults = reads.flatMap((read) => read.faults);
  if (!lesson.value || !exercises.value || !lecture.value) return { value: null, texts, faults };
  const { at, data } = lesson.value;
  const { at: atExercises } = exercises.value;
  const value = {
    ...data,
    slug,
    words: data.words.map((word, index) => ({
      ...word,
      at: (...steps: Steps) => at('words', index, ...steps),
    })),
    exercises: exercises.value.data.map(({ id, topics, ...content }, index) => ({
      id,
      topics,
      content,
      at: (...steps: Steps) => atExercises(index, ...steps),
    })),
    lecture: lecture.value,
    lectureFile: (language: string) => path.join(folder.root, lectureName(slug, language)),
    atExercises,
  };
  return { value, texts, faults };
}

/** The file may be missing in a lesson that is only announced. */
function readExercises(
  folder: CourseFolder,
  slug: string,
  announced: boolean,
): Read<{ data: z.infer<typeof exercisesFile>; at: Locate }> {
  const name = `${slug}/exercises.yaml`;
  if (!announced || hasText(folder, name)) return readYaml(folder, name, exercisesFile);
  const file = path.join(folder.root, name);
  return { value: { data: [], at: () => ({ file, line: 1 }) }, texts: [], faults: [] };
}

function readLecture(folder: CourseFolder, slug: string, announced: boolean): Read<LessonSource['lecture']> {
  const found = contentLanguages
    .map((language) => ({ language, name: lectureName(slug, language) }))
    .filter(({ name }) => hasText(folder, name))
    .map(({ language, name }) => ({ language, name, text: folder.files.get(name) ?? '' }));
  const texts = found.flatMap(({ name, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ file: path.join(folder.root, name), line: index + 1, text: line })),
  );
  const map = contentTranslations.safeParse(
    Object.fromEntries(found.map(({ language, text }) => [language, text])),
  );
  return { value: map.success ? map.data : announced ? {} : null, texts, faults: [] };
}

function lectureName(slug: string, language: string): string {
  return `${slug}/lecture.${language}.md`;
}
