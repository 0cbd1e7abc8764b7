import { getLocale } from 'next-intl/server';
import type { HomeContents } from '@/components/publishing/home/home-view';
import { listLatestPosts } from '@/lib/publishing/blog/service';
import { listLatestReviews } from '@/lib/learning/course-reviews/service';
import { getCourse, listCourses } from '@/lib/learning/courses/service';
import {
  listCourseFigures,
  listLanguageCountries,
  listSampleCards,
  listTips,
  sampleIntervals,
} from '@/lib/publishing/home/service';
import { findHomeText } from '@/lib/publishing/pages/service';
import { listTrials } from '@/lib/learning/trials/service';

const maxReviews = 6;
const maxPosts = 3;

/** The data of the home page. */
export async function readHome(): Promise<HomeContents> {
  const locale = await getLocale();
  const begun = (await listCourses(null, locale)).find(({ announced }) => !announced);
  const course = begun ? await getCourse(null, begun.slug, locale) : null;
  const lesson = course?.lessons.find(({ state }) => state !== 'announced');
  const [trials, cards, figures, reviews, tips, countries, posts, promise] = await Promise.all([
    listTrials(locale),
    lesson ? listSampleCards(lesson.id, locale) : [],
    listCourseFigures(locale),
    listLatestReviews(locale, maxReviews),
    listTips(locale),
    listLanguageCountries(),
    listLatestPosts(locale, maxPosts),
    findHomeText(locale),
  ]);
  const outlook = sampleIntervals();
  return { course, trials, cards, intervals: outlook, figures, reviews, tips, countries, posts, promise };
}
