import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  audiences,
  cefrLevels,
  firstContacts,
  interests,
  occupations,
  personGenders,
  type profileFields,
} from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { images } from './images';
import { learningGoal } from './learning';
import { cefrLevel } from './lexicon';
import { users } from './people';

export const personGender = pgEnum('person_gender', personGenders);
export const occupation = pgEnum('occupation', occupations);
export const languageLevel = pgEnum('language_level', [...cefrLevels, 'native']);
export const firstContact = pgEnum('first_contact', firstContacts);
export const audience = pgEnum('audience', audiences);
export const interest = pgEnum('interest', interests);

/** What somebody says of themselves to the community; there is none before they have joined it. */
export const profiles = pgTable(
  'profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id').references(() => images.id, { onDelete: 'set null' }),
    about: text().notNull().default(''),
    gender: personGender(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    /** ISO 639-1. */
    nativeLanguage: text('native_language'),
    /** As its owner says; lib/learning knows what was tested. Null for a native speaker. */
    russianLevel: cefrLevel('russian_level'),
    occupation: occupation(),
    goals: learningGoal()
      .array()
      .notNull()
      .default(sql`'{}'`),
    interests: interest()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** One bit for each part of a day, Monday morning first (lib/community/profiles/availability-policy.ts), in the owner's zone. */
    availability: integer().notNull().default(0),
    /** The audience of each field; one that is missing has its default (lib/people/audience/visibility-policy.ts). */
    shownTo: jsonb('shown_to')
      .$type<Partial<Record<(typeof profileFields)[number], (typeof audiences)[number]>>>()
      .notNull()
      .default({}),
    /** Who may open the profile at all. */
    audience: audience().notNull().default('members'),
    firstContact: firstContact('first_contact').notNull().default('everyone'),
    /** First contact by people of the same gender, or age bracket, alone. */
    sameGender: boolean('same_gender').notNull().default(false),
    sameAge: boolean('same_age').notNull().default(false),
    joinedAt: timestampTz('joined_at').notNull(),
    updatedAt: timestampTz('updated_at').notNull(),
  },
  (table) => [
    index('profiles_photo_idx').on(table.photoId),
    check('profiles_availability_check', sql`${table.availability} between 0 and 268435455`),
  ],
);

/** Languages that somebody speaks or learns, besides their native one and Russian. */
export const profileLanguages = pgTable(
  'profile_languages',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** ISO 639-1. */
    language: text().notNull(),
    level: languageLevel().notNull(),
    isLearning: boolean('is_learning').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language] })],
);
