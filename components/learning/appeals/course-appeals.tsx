'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { GroupPage } from '@/lib/learning/appeals/group-schema';
import { routes } from '@/lib/platform/routes/routes';
import { GroupList } from './group-list';

interface Props {
  course: string;
  open: GroupPage;
  decided: GroupPage;
}

/** The reports of a course's learners: open ones and decided ones. */
export function CourseAppeals({ course, open, decided }: Props) {
  const t = useTranslations('appeals.teach');
  const href = routes.courseAppeals(course);
  return (
    <Tabs
      label={t('tabs')}
      param="tab"
      tabs={[
        {
          value: 'open',
          label: t('open', { count: open.open }),
          href,
          panel: <GroupList course={course} state="open" first={open} />,
        },
        {
          value: 'decided',
          label: t('decided'),
          href: `${href}&tab=decided`,
          panel: <GroupList course={course} state="decided" first={decided} />,
        },
      ]}
    />
  );
}
