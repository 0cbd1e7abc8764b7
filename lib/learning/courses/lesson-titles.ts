import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { selectLessonTitles } from './inside/queries';

/** Every lesson that a text may link to, by its name for the reader. */
export const listCourseLessons = async (locale: Locale) => selectLessonTitles(locale);
