import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { selectLessonTitles } from './inside/queries';

/** Every lesson that a text may link to, with its title in the reader's language. */
export const listCourseLessons = async (locale: Locale) => selectLessonTitles(locale);
