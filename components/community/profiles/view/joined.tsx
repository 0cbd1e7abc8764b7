'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** Since which day, where the reader is, somebody has been here. `at` is an ISO date. */
export function Joined({ at }: { at: string }) {
  const t = useTranslations('profile.page');
  const format = useFormatter();
  const timeZone = useTimeZone();
  return t('joined', { date: format.dateTime(new Date(at), { dateStyle: 'long', timeZone }) });
}
