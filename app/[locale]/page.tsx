import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Closing } from '@/components/home/closing';
import { Hero } from '@/components/home/hero';
import { Honest } from '@/components/home/honest';
import { Path } from '@/components/home/path';
import { WaysToPractise } from '@/components/home/ways-to-practise';
import { getCourse, listCourses } from '@/lib/courses/service';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

/** Seconds. The page is the same for everybody and changes with the course only. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const locale = await getLocale();
  return pageMetadata({ locale, path: routes.home(), title: t('title'), description: t('description') });
}

export default async function HomePage() {
  const locale = await getLocale();
  const first = (await listCourses(null, locale)).find(({ announced }) => !announced);
  const course = first ? await getCourse(null, first.slug, locale) : null;
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <Hero course={course?.slug ?? null} />
      <Path course={course} />
      <WaysToPractise />
      <Honest />
      <Closing course={course?.slug ?? null} />
    </div>
  );
}
