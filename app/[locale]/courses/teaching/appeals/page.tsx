import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { readCourse } from '@/app/[locale]/courses/read-course';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { CourseAppeals } from '@/components/learning/appeals/course-appeals';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { courseParams } from '@/lib/learning/courses/schema';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { findGroups } from './find-groups';

type Props = PageProps<'/[locale]/courses/teaching/appeals'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const slug = await readSlug(searchParams);
  const { title } = await readCourse(slug);
  const t = await getTranslations('appeals.teach');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.courseAppeals(slug),
    title: t('title'),
    description: t('description', { course: title.text }),
    index: false,
  });
}

/** The appeals of learners against a grade, for the teachers of the course. */
export default async function CourseAppealsPage({ searchParams }: Props) {
  const slug = await readSlug(searchParams);
  const viewer = await requireViewer(routes.courseAppeals(slug));
  const groups = await findGroups(viewer, slug);
  const { title } = await readCourse(slug);
  const t = await getTranslations('appeals.teach');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description', { course: title.text })}</p>
      <ButtonLink href={routes.taughtCourse(slug)} variant="quiet" className="-mx-4 self-start">
        {t('course')}
      </ButtonLink>
      {groups ? (
        <Messages of={['appeals', 'auth', 'exercises']}>
          <CourseAppeals course={slug} {...groups} />
        </Messages>
      ) : (
        <SecondFactorRequired />
      )}
    </div>
  );
}

async function readSlug(searchParams: Props['searchParams']): Promise<string> {
  const { success, data } = courseParams.safeParse(await searchParams);
  return success ? data.course : notFound();
}
