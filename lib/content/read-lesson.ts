import path from 'node:path';
import { contentLanguages } from '@/db/enums';
import { localMap, type LocalMap } from '@/lib/i18n/local-text';
import type { CourseFolder } from './course-folder';
import type { LessonSource } from './course-source';
import { hasText, readYaml, type Read } from './read-file';
import { exercisesFile, lessonFile } from './schema';

type Steps = PropertyKey[];

export function readLesson(folder: CourseFolder, slug: string): Read<LessonSource> {
  const lesson = readYaml(folder, `${slug}/lesson.yaml`, lessonFile);
  const exercises = readYaml(folder, `${slug}/exercises.yaml`, exercisesFile);
  const lecture = readLecture(folder, slug);
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
    exercises: exercises.value.data.map(({ id, ...content }, index) => ({
      id,
      content,
      at: (...steps: Steps) => atExercises(index, ...steps),
    })),
    lecture: lecture.value,
    lectureFile: (language: string) => path.join(folder.root, lectureName(slug, language)),
    atExercises,
  };
  return { value, texts, faults };
}

function readLecture(folder: CourseFolder, slug: string): Read<LocalMap> {
  const found = contentLanguages
    .map((language) => ({ language, name: lectureName(slug, language) }))
    .filter(({ name }) => hasText(folder, name))
    .map(({ language, name }) => ({ language, name, text: folder.files.get(name) ?? '' }));
  const texts = found.flatMap(({ name, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ file: path.join(folder.root, name), line: index + 1, text: line })),
  );
  const map = localMap.safeParse(Object.fromEntries(found.map(({ language, text }) => [language, text])));
  return { value: map.success ? map.data : null, texts, faults: [] };
}

function lectureName(slug: string, language: string): string {
  return `${slug}/lecture.${language}.md`;
}
