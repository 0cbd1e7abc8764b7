import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  firstContacts,
  interests,
  learningGoals,
  occupations,
  personGenders,
  profileFields,
} from '@/db/enums';
import { dayParts } from '@/lib/community/profiles/availability-policy';
import { languageLevels } from '@/lib/community/profiles/limits';
import { profileInput, type ProfileInput } from '@/lib/community/profiles/schema';
import { cefrLevels } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';

/* The people of the demonstration's community: the files of db/content/people. */

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const spoken = z.record(z.string(), z.enum(languageLevels)).default({});

const demoProfile = z.strictObject({
  key: z.string().describe('The part of the e-mail address before the @.'),
  joined: z.int().min(1).describe('Days before the seeding.'),
  gender: z.enum(personGenders),
  country: z.string(),
  native: z.string(),
  russian: z.enum(cefrLevels).nullable().default(null),
  speaks: spoken,
  learns: spoken,
  occupation: z.enum(occupations).nullable().default(null),
  goals: z.array(z.enum(learningGoals)),
  interests: z.array(z.enum(interests)),
  free: z.partialRecord(z.enum(weekdayNames), z.array(z.enum(dayParts))),
  audience: z.enum(['everyone', 'members']).default('members'),
  public: z
    .array(z.enum(profileFields))
    .default([])
    .describe('What visitors see of who is open to everyone.'),
  first_contact: z.enum(firstContacts).default('everyone'),
  about: z.string(),
});
export type DemoProfile = z.infer<typeof demoProfile>;

const member = demoProfile.extend({
  role: z.enum(['student', 'teacher']).default('student'),
  name: z.tuple([z.string(), z.string()]).describe('First name and surname.'),
  age: z.int().min(14).describe('In full years, whenever the seeding is.'),
  birthday: z.string().regex(/^\d\d-\d\d$/u),
  locale: z.enum(locales),
  zone: z.string(),
});
export type DemoMember = z.infer<typeof member>;

const pair = z.tuple([z.string(), z.string()]);
const ties = z.strictObject({
  friends: z.array(pair),
  requests: z.array(pair),
  follows: z.array(pair),
});

const reviews = z.strictObject({
  course: z.string(),
  teachers: z.array(z.string()),
  reviews: z.array(
    z.strictObject({
      teacher: z.string(),
      author: z.string(),
      stars: z.int(),
      text: z.string(),
      answer: z.string().optional(),
    }),
  ),
});
export type DemoReviews = z.infer<typeof reviews>;

const memberFiles = ['russian-speakers', 'learners-west', 'learners-east', 'minors'];
const folder = 'db/content/people';
const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8')));

/** The members; what the demonstration's other accounts say of themselves; the ties between all of them, and reviews of teachers. */
export function readDemoMembers() {
  return {
    members: memberFiles.flatMap((name) => read(name, z.array(member))),
    accounts: read('accounts', z.array(demoProfile)),
    ties: read('ties', ties),
    reviews: read('reviews', reviews),
  };
}

/** What somebody sends to say all this. */
export function inputOf({ native, russian, speaks, learns, free, ...each }: DemoProfile): ProfileInput {
  return profileInput.parse({
    about: each.about,
    gender: each.gender,
    country: each.country,
    native_language: native,
    russian_level: russian,
    languages: [...languagesOf(speaks, false), ...languagesOf(learns, true)],
    occupation: each.occupation,
    goals: each.goals,
    interests: each.interests,
    availability: weekdayNames.flatMap((name, weekday) =>
      (free[name] ?? []).map((part) => ({ weekday, part })),
    ),
    shown_to: Object.fromEntries(each.public.map((field) => [field, 'everyone'])),
    audience: each.audience,
    first_contact: each.first_contact,
    same_gender: false,
    same_age: false,
  });
}

const languagesOf = (levels: DemoProfile['speaks'], is_learning: boolean) =>
  Object.entries(levels).map(([language, level]) => ({ language, level, is_learning }));
