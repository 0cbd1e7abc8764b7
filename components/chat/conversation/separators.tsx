import { useFormatter, useTranslations } from 'next-intl';
import { useDayDistance } from '@/components/chat/day-of';
import { useTimeZone } from '@/components/ui/use-time-zone';

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day of the following messages. */
export function DayRow({ at }: { at: string }) {
  const t = useTranslations('chat.conversation');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const distance = useDayDistance(at);
  const isNear = distance === 'today' || distance === 'yesterday';
  return (
    <p className="flex justify-center py-3">
      <span className="rounded-full bg-sunken px-3 py-1 text-sm text-soft">
        {isNear ? t(distance) : format.dateTime(new Date(at), { ...style, timeZone })}
      </span>
    </p>
  );
}

/** Above the first message that was unread when the conversation was opened. */
export function UnreadRow() {
  const t = useTranslations('chat.conversation');
  return (
    <p className="flex items-center gap-3 py-3 text-sm font-medium text-rowan before:h-px before:flex-1 before:bg-rowan after:h-px after:flex-1 after:bg-rowan">
      {t('unread')}
    </p>
  );
}
