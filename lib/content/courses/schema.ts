import { z } from 'zod';
import { aspects, cefrLevels, genders, partsOfSpeech, topics } from '@/db/enums';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { contentTranslations } from '@/lib/platform/i18n/localized-text';

/* The three YAML files of a course, as db/content/README.md describes them. */

/** Folder names and ids: they appear in URLs, and learners' progress refers to them. */
export const contentKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small Latin letters, digits and single hyphens');
export const russian = z.string().trim().min(1);

/** The course or lesson is listed but cannot be learnt yet. */
const announced = z.boolean().default(false);

export const courseFile = z
  .strictObject({
    level: z.enum(cefrLevels),
    title: contentTranslations,
    summary: contentTranslations,
    announced,
    lessons: z.array(contentKey).default([]),
    names: z.array(russian).default([]),
    /** The position among the courses of its level; courses without one come last. */
    place: z.int().min(1).optional(),
    /** The courses whose words its learners already know. */
    after: z.array(contentKey).default([]),
  })
  .refine((course) => course.announced || course.lessons.length > 0, {
    path: ['lessons'],
    message: 'a course that is not announced has a lesson',
  });
export type CourseFile = z.infer<typeof courseFile>;

const word = z
  .strictObject({
    id: contentKey,
    ru: russian,
    part: z.enum(partsOfSpeech),
    gender: z.enum(genders).optional(),
    plural: z.boolean().default(false),
    aspect: z.enum(aspects).optional(),
    /** The verb of the other aspect. */
    partner: russian.optional(),
    /** Its government, as Russian dictionaries write it: «кого́? что?», «с кем? с чем?», «в + предл.» */
    governs: russian.optional(),
    /** A word of the theme that the exercises need not practise. */
    extra: z.boolean().default(false),
    gloss: contentTranslations,
    forms: z.array(russian).default([]),
    example: contentTranslations,
  })
  .refine(({ plural, gender }) => !plural || gender === undefined, {
    path: ['gender'],
    message: 'a word that only has a plural has no gender',
  });
export type Word = z.infer<typeof word>;

export const lessonFile = z.strictObject({
  title: contentTranslations,
  summary: contentTranslations,
  announced,
  words: z.array(word).default([]),
});

const [gap, choice, pairs, write, order] = exerciseContent.options;
const head = { id: contentKey, topics: z.array(z.enum(topics)).default([]) };

export const exercisesFile = z.array(
  z.discriminatedUnion('kind', [
    gap.extend(head),
    choice.extend(head),
    pairs.extend(head),
    write.omit({ synonyms: true }).extend(head),
    order.extend(head),
  ]),
);
