import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CourseReviews } from '@/components/learning/course-reviews/course-reviews';
import { CourseIntroduction } from '@/components/learning/courses/course-introduction';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { getReviewPage } from '@/lib/learning/course-reviews/service';
import { courseParams } from '@/lib/learning/courses/schema';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { leadToCourses } from '@/app/[locale]/courses/lead-on';
import { readCourse } from '@/app/[locale]/courses/read-course';

type Props = PageProps<'/[locale]/courses/select'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const slug = await readSlug(searchParams);
  const { title, summary } = await readCourse(slug);
  return pageMetadata({
    locale: await getLocale(),
    path: routes.courseSelect(slug),
    title: title.text,
    description: summary.text,
    index: false,
  });
}

export default async function CoursePage({ searchParams }: Props) {
  const slug = await readSlug(searchParams);
  const viewer = await requireViewer(routes.courseSelect(slug));
  const course = await readCourse(slug);
  const reviews = await getReviewPage(viewer, course, await getLocale());
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-12">
      <CourseIntroduction course={course} />
      <CourseReviews course={slug} page={reviews} />
    </div>
  );
}

async function readSlug(searchParams: Props['searchParams']): Promise<string> {
  await leadToCourses(searchParams);
  const { success, data } = courseParams.safeParse(await searchParams);
  return success ? data.course : notFound();
}
