import { z } from 'zod';
import { locales } from '@/lib/platform/i18n/locales';
import { timeZone } from '@/lib/platform/time/time-zone';

export const publicationInput = z.strictObject({
  /** The languages to publish or to update. */
  locales: z.array(z.enum(locales)).min(1).max(locales.length),
  /** The scheduled time; without it the document is published now. */
  at: z
    .strictObject({
      /** Local time in that zone, as in 2026-11-21T10:00. */
      time: z.iso.datetime({ local: true, offset: false, precision: -1 }),
      zone: timeZone,
    })
    .optional(),
});
export type PublicationInput = z.infer<typeof publicationInput>;
