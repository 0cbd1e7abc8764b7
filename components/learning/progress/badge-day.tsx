'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** The day on which a badge was earned, in the reader's time zone. `at` is an ISO date. */
export function BadgeDay({ at }: { at: string }) {
  const t = useTranslations('progress.badgeDay');
  const format = useFormatter();
  const timeZone = useTimeZone();
  return t('earned', { date: format.dateTime(new Date(at), { dateStyle: 'medium', timeZone }) });
}
