'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** The day on which somebody joined, in the reader's time zone. `at` is an ISO date. */
export function Joined({ at }: { at: string }) {
  const t = useTranslations('profile.page');
  const format = useFormatter();
  const timeZone = useTimeZone();
  return t('joined', { date: format.dateTime(new Date(at), { dateStyle: 'long', timeZone }) });
}
