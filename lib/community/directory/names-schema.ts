import { z } from 'zod';
import { locales } from '@/lib/platform/i18n/locales';

export const languageNamesParams = z.object({ locale: z.enum(locales) });

export const languageNames = z.object({
  languages: z
    .array(z.object({ value: z.string().describe('ISO 639-1.'), label: z.string() }))
    .describe('Each name once.'),
});
export type LanguageNames = z.infer<typeof languageNames>;
