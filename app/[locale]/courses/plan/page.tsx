import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/components/platform/i18n/messages';
import { PlanPage } from '@/components/learning/plan/plan-page';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { getPlan } from '@/lib/learning/plan/service';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('plan');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.plan(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function MyPlanPage() {
  const viewer = await requireViewer(routes.plan());
  const locale = await getLocale();
  const [plan, courses, placed] = await Promise.all([
    getPlan(viewer, locale),
    listCourses(viewer, locale),
    findPlacedLevel(viewer.id),
  ]);
  const ready = courses.filter(({ lessons }) => lessons > 0);
  return (
    <Messages of={['plan']}>
      <PlanPage
        initial={plan}
        courses={ready.map(({ slug, title }) => ({ slug, title: title.text }))}
        suggested={{ kind: 'level', level: placed ?? 'A1' }}
      />
    </Messages>
  );
}
