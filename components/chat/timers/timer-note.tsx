import { Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/chat/chat-time';
import { clockTime } from '@/components/ui/clock-time';
import type { MessageView } from '@/lib/chat/messages/schema';
import { useLanguageName } from './use-language-names';

interface Props {
  at: string;
  timer: NonNullable<MessageView['timer']>;
}

/** A timer that ended, in the conversation: the time spent in each language. */
export function TimerNote({ at, timer: { languages, minutes, seconds } }: Props) {
  const t = useTranslations('chat-talk.note');
  const [first = '', second = ''] = languages.map(useLanguageName(languages));
  const [firstSeconds = 0, secondSeconds = 0] = seconds;
  const isFull = seconds.every((spent) => spent === minutes * 60);
  return (
    <p className="flex justify-center py-2">
      <span className="inline-flex items-center gap-2 rounded-card bg-sunken px-3 py-1 text-sm text-soft">
        <Hourglass size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {isFull
          ? t('full', { minutes: 2 * minutes, first, second })
          : t('part', {
              first,
              firstTime: clockTime(firstSeconds),
              second,
              secondTime: clockTime(secondSeconds),
            })}
        <EventTime at={at} />
      </span>
    </p>
  );
}
