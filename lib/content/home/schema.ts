import { z } from 'zod';
import { languageStatuses, trialSlots } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';
import { contentKey } from '@/lib/content/courses/schema';

/* The YAML files of the home page, as db/content/README.md describes them. */
const text = z.string().trim().min(1);
/** A text in every language of the interface. */
const everyLocale = z.record(z.enum(locales), text);

/** The keys of course, lesson and exercise. */
const exercisePath = z.tuple([contentKey, contentKey, contentKey]);
export type ExercisePath = z.infer<typeof exercisePath>;

export const homeFile = z.strictObject({ trials: z.record(z.enum(trialSlots), exercisePath) });
export type HomeFile = z.infer<typeof homeFile>;

export const tipsFile = z.array(z.strictObject({ key: contentKey, title: everyLocale, body: everyLocale }));
export type TipSource = z.infer<typeof tipsFile>[number];

const mapSource = z.strictObject({ title: text, address: z.url(), year: z.int().min(1900).max(2100) });

export const mapFile = z.array(
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters of ISO 3166-1'),
    status: z.enum(languageStatuses),
    speakers: z.int().min(0).nullable().default(null),
    sources: z.array(mapSource).min(1),
  }),
);
export type CountrySource = z.infer<typeof mapFile>[number];
