'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** On which day, where the reader is, a badge was earned. `at` is an ISO date. */
export function BadgeDay({ at }: { at: string }) {
  const t = useTranslations('progress.badgeDay');
  const format = useFormatter();
  const timeZone = useTimeZone();
  return t('earned', { date: format.dateTime(new Date(at), { dateStyle: 'medium', timeZone }) });
}
