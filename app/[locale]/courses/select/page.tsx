import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CourseIntroduction } from '@/components/courses/course-introduction';
import { requireViewer } from '@/lib/auth/page-viewer';
import { courseParams } from '@/lib/courses/schema';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
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
  await requireViewer(routes.courseSelect(slug));
  return <CourseIntroduction course={await readCourse(slug)} />;
}

async function readSlug(searchParams: Props['searchParams']): Promise<string> {
  const { success, data } = courseParams.safeParse(await searchParams);
  return success ? data.course : notFound();
}
