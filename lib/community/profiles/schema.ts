import { z } from 'zod';
import {
  audiences,
  cefrLevels,
  firstContacts,
  interests,
  learningGoals,
  occupations,
  personGenders,
  profileFields,
  roles,
} from '@/db/enums';
import { birthDate } from '@/lib/people/account/birth-date-schema';
import { openTie } from '@/lib/people/ties/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { rule } from '@/lib/platform/validation/rule';
import { dayParts, weekdays } from './availability-policy';
import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import { languageLevels, maxAboutCodePoints, maxLanguages, russian } from './limits';

const about = z
  .string()
  .transform(tidyBody)
  .pipe(
    z
      .string()
      .refine(
        (text) => countCodePoints(text) <= maxAboutCodePoints,
        rule('max.string', { max: maxAboutCodePoints }),
      ),
  )
  .meta({ maxLength: maxAboutCodePoints, description: 'Signs that show nothing are taken out.' });

const country = z.enum(countries).describe('ISO 3166-1 alpha-2.');
const language = z.enum(languages).describe('ISO 639-1.');
const cefrLevel = z.enum(cefrLevels);
const audience = z.enum(audiences).describe('“everyone” includes visitors and search engines.');
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max).refine(isDistinct, rule('distinct'));

const spokenLanguage = z
  .strictObject({
    language: language.exclude([russian]),
    level: z.enum(languageLevels),
    is_learning: z.boolean(),
  })
  .meta({ id: 'SpokenLanguage' });
export type SpokenLanguage = z.infer<typeof spokenLanguage>;

const freePart = z
  .strictObject({
    weekday: z
      .int()
      .min(0)
      .max(weekdays - 1)
      .describe('0 is Monday.'),
    part: z.enum(dayParts),
  })
  .meta({ id: 'FreePart', description: 'A part of a day, by the clock of the person.' });

const fields = {
  about,
  gender: z.enum(personGenders).nullable(),
  country: country.nullable(),
  native_language: language.nullable().describe('ISO 639-1; “ru” makes a native speaker of Russian.'),
  languages: z
    .array(spokenLanguage)
    .max(maxLanguages)
    .refine((list) => isDistinct(list.map((each) => each.language)), rule('distinct'))
    .describe('Beside the native one and Russian.'),
  russian_level: cefrLevel
    .nullable()
    .describe('As the person says; null for a native speaker, whatever is sent.'),
  occupation: z.enum(occupations).nullable(),
  goals: distinct(z.enum(learningGoals), learningGoals.length),
  interests: distinct(z.enum(interests), interests.length),
  availability: z
    .array(freePart)
    .max(weekdays * dayParts.length)
    .refine((list) => isDistinct(list.map(({ weekday, part }) => `${weekday} ${part}`)), rule('distinct')),
  shown_to: z
    .partialRecord(z.enum(profileFields), audience)
    .describe('Who sees each field; what is left out has its default: members, and friends for “presence”.'),
  audience: audience.describe('Who may open the profile at all; bounds every field.'),
  first_contact: z
    .enum(firstContacts)
    .describe('Who may write first: “partners” learn what the other speaks.'),
  same_gender: z.boolean().describe('First contact by people of the same gender alone.'),
  same_age: z.boolean().describe('First contact by people of the same age bracket alone.'),
};

export const profileInput = z
  .strictObject({
    ...fields,
    birth_date: birthDate
      .optional()
      .describe('Needed once, to join the community; from then on it is fixed. At least 14 years ago.'),
  })
  .refine(({ gender, same_gender }) => gender !== null || !same_gender, {
    path: ['gender'],
    ...rule('required_with', { values: 'same_gender' }),
  })
  .refine(({ native_language, languages: list }) => list.every((each) => each.language !== native_language), {
    path: ['languages'],
    ...rule('distinct'),
  });
export type ProfileInput = z.infer<typeof profileInput>;

export const firstContactChoice = z.strictObject({ first_contact: fields.first_contact });
export type FirstContactChoice = z.infer<typeof firstContactChoice>;
export const firstContactView = z.object({
  first_contact: fields.first_contact.nullable().describe('Null before the caller has joined the community.'),
});
export type FirstContactView = z.infer<typeof firstContactView>;

const photo = z.string().nullable().describe('The path of the picture.');

export const ownProfile = z
  .object({
    id: z.int(),
    name: z.string(),
    photo,
    joined_at: z.iso.datetime().nullable().describe('Null before the first save, which joins the community.'),
    birth_date: z.iso.date().nullable().describe('Nobody else ever sees it; fixed from joining on.'),
    ...fields,
    about: z.string(),
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof ownProfile>;

export const ownPhoto = z.object({ photo });
export type OwnPhoto = z.infer<typeof ownPhoto>;

const tieWithPerson = openTie
  .extend({ is_followed_by: z.boolean() })
  .meta({ id: 'Tie', description: 'What stands between the caller and the person.' });

const learntCourse = z
  .object({
    slug: z.string(),
    level: cefrLevel,
    title: localizedText,
    state: z.enum(['in_progress', 'done', 'passed']),
    lessons: z.int(),
    finished: z.int(),
  })
  .meta({ id: 'LearntCourse' });
export type LearntCourse = z.infer<typeof learntCourse>;

const hidden = 'Null where it is hidden from the caller, or was not said.';

/** A person as a reader sees them: a hidden field is null, like one that was not filled in. */
export const personView = z
  .object({
    id: z.int(),
    name: z.string().describe('With the surname for those who may see it, else with its first letter.'),
    slug: z.string().describe('The last part of the address of the profile: /profile/{slug}.'),
    role: z.enum(roles),
    reader: z.enum(['self', 'friend', 'member', 'visitor']).describe('What the caller is to the person.'),
    is_public: z.boolean().describe('Whether visitors and search engines may open the profile.'),
    joined_at: z.iso.datetime(),
    photo,
    about: z.string().nullable(),
    age: z
      .object({ min: z.int(), max: z.int().nullable() })
      .nullable()
      .describe('A bracket of full years; the last one has no end.'),
    gender: fields.gender,
    country: fields.country,
    native_language: fields.native_language,
    languages: z.array(spokenLanguage).nullable(),
    is_native: z.boolean().describe('A native speaker of Russian, as far as the caller may know.'),
    russian_level: z
      .object({
        declared: cefrLevel.nullable(),
        tested: cefrLevel.nullable().describe('By the level test, or a passed course of this level.'),
      })
      .nullable(),
    occupation: fields.occupation,
    goals: z.array(z.enum(learningGoals)).nullable(),
    interests: z.array(z.enum(interests)).nullable(),
    availability: z
      .object({
        parts: z.array(freePart),
        utc_offset_minutes: z.int().describe('How far the person’s clock is ahead of UTC now.'),
      })
      .nullable(),
    learning: z
      .object({
        courses: z.array(learntCourse),
        streak: z.object({ days: z.int(), longest: z.int() }),
      })
      .nullable(),
    tie: tieWithPerson.nullable().describe('Null for visitors and for oneself.'),
  })
  .meta({ id: 'Person', description: hidden });
export type PersonView = z.infer<typeof personView>;
