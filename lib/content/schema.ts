import { z } from 'zod';
import { aspects, cefrLevels, genders, partsOfSpeech, topics } from '@/db/enums';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { contentTranslations } from '@/lib/platform/i18n/localized-text';

/* The three YAML files of a course, as db/content/README.md describes them. */

/** Names of folders and ids: they stand in addresses and keep a learner's progress. */
export const contentKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small Latin letters, digits and single hyphens');
export const russian = z.string().trim().min(1);

/** To be seen, not yet to be learnt. */
const announced = z.boolean().default(false);

export const courseFile = z
  .strictObject({
    level: z.enum(cefrLevels),
    title: contentTranslations,
    summary: contentTranslations,
    announced,
    lessons: z.array(contentKey).default([]),
    names: z.array(russian).default([]),
    /** Its place among the courses of its level; whoever has none comes after those that have. */
    place: z.int().min(1).optional(),
    /** Courses whose words its learners know. */
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
    /** Of a verb: the other aspect. */
    partner: russian.optional(),
    /** What it governs, as Russian dictionaries say it: «кого́? что?», «с кем? с чем?», «в + предл.» */
    governs: russian.optional(),
    /** Belongs to the theme; the exercises need not practise it. */
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
