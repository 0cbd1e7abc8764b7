import path from 'node:path';
import { contentLanguages } from '@/db/enums';
import type { CourseSource, LessonSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import { contentTranslations, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import { locales } from '@/lib/platform/i18n/locales';

type Languages = readonly (keyof ContentTranslations)[];

/** A course open to learners has all texts in the content languages, titles and glosses in all interface languages. */
export function checkComplete({ announced, title, summary, lessons, at }: CourseSource): Fault[] {
  if (announced) return [];
  return [
    ...lacking(title, locales).map((message) => ({ ...at('title'), message })),
    ...lacking(summary, contentLanguages).map((message) => ({ ...at('summary'), message })),
    ...lessons.filter((lesson) => !lesson.announced).flatMap(checkLesson),
  ];
}

function checkLesson({ title, summary, words, exercises, lecture, lectureFile }: LessonSource): Fault[] {
  const file = path.join(path.dirname(lectureFile('ru')), 'lesson.yaml');
  return [
    ...[title, summary]
      .flatMap((map) => lacking(map, contentLanguages))
      .map((message) => ({ file, line: 1, message })),
    ...lacking(lecture, contentLanguages).map((message) => ({ file: lectureFile('ru'), line: 1, message })),
    ...words.flatMap(({ gloss, example, at }) => [
      ...lacking(gloss, locales).map((message) => ({ ...at('gloss'), message })),
      ...lacking(example, contentLanguages).map((message) => ({ ...at('example'), message })),
    ]),
    ...exercises.flatMap(({ content, at }) =>
      mapsIn(content).flatMap((map) =>
        lacking(map, contentLanguages).map((message) => ({ ...at('id'), message })),
      ),
    ),
  ];
}

function lacking(map: Partial<ContentTranslations>, languages: Languages): string[] {
  const missing = languages.filter((language) => map[language] === undefined);
  return missing.length > 0 ? [`There is no text in ${missing.join(', ')}.`] : [];
}

/** Every localized text in a value, at any depth. */
function mapsIn(value: unknown): Partial<ContentTranslations>[] {
  if (Array.isArray(value)) return value.flatMap(mapsIn);
  if (typeof value !== 'object' || value === null) return [];
  const map = contentTranslations.safeParse(value);
  return map.success ? [map.data] : Object.values(value).flatMap(mapsIn);
}
