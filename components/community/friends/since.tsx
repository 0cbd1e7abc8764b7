import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';
import type { TieList } from '@/lib/people/ties/schema';

/** The time since when somebody is in a list. */
export function Since({ list, at }: { list: TieList; at: string }) {
  const t = useTranslations('friends.lists');
  const format = useFormatter();
  const timeZone = useTimeZone();
  return t(`${list}.since`, { date: format.dateTime(new Date(at), { dateStyle: 'medium', timeZone }) });
}
