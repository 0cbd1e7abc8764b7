import { z } from 'zod';
import { cefrLevels, genders, partsOfSpeech } from '@/db/enums';
import { exerciseContent } from '@/lib/exercises/schema';
import { localMap } from '@/lib/i18n/local-text';

/* The three YAML files of a course, as db/content/README.md describes them. */

/** Names of folders and ids: they stand in addresses and keep a learner's progress. */
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small Latin letters, digits and single hyphens');
const russian = z.string().trim().min(1);

export const courseFile = z.strictObject({
  level: z.enum(cefrLevels),
  title: localMap,
  summary: localMap,
  lessons: z.array(key).min(1),
  names: z.array(russian).default([]),
});
export type CourseFile = z.infer<typeof courseFile>;

const word = z.strictObject({
  id: key,
  ru: russian,
  part: z.enum(partsOfSpeech),
  gender: z.enum(genders).optional(),
  plural: z.boolean().default(false),
  gloss: localMap,
  forms: z.array(russian).default([]),
  example: localMap,
});
export type Word = z.infer<typeof word>;

export const lessonFile = z.strictObject({
  title: localMap,
  summary: localMap,
  words: z.array(word),
});

const [gap, choice, pairs, write, order] = exerciseContent.options;
const id = { id: key };

export const exercisesFile = z.array(
  z.discriminatedUnion('kind', [
    gap.extend(id),
    choice.extend(id),
    pairs.extend(id),
    write.extend(id),
    order.extend(id),
  ]),
);
