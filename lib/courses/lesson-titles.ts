import 'server-only';
import { localMap, showIn, type Shown } from '@/lib/i18n/local-text';
import type { Locale } from '@/lib/i18n/locales';
import { selectLessonTitles } from './queries';

interface LessonTitle {
  course: string;
  lesson: string;
  title: Shown;
}

/** Every lesson that a text may link to, by its name for the reader. */
export async function listCourseLessons(locale: Locale): Promise<LessonTitle[]> {
  const rows = await selectLessonTitles();
  return rows.map(({ title, ...place }) => ({ ...place, title: showIn(locale, localMap.parse(title)) }));
}
