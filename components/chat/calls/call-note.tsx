import { Phone, PhoneMissed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/chat/chat-time';
import type { MessageView } from '@/lib/chat/messages/schema';
import { clockTime } from '@/components/ui/clock-time';

/** A call that ended, in the conversation. */
export function CallNote({
  message: { at, mine },
  call,
  name,
}: {
  message: MessageView;
  call: NonNullable<MessageView['call']>;
  name: string;
}) {
  const t = useTranslations('chat-calls.note');
  const { outcome, seconds } = call;
  const isMissed = !mine && (outcome === 'missed' || outcome === 'busy' || outcome === 'cancelled');
  const text = () => {
    if (isMissed) return t('missed');
    if (outcome === 'missed') return t('unanswered');
    return t(outcome, { name, time: clockTime(seconds) });
  };
  const Icon = isMissed ? PhoneMissed : Phone;
  return (
    <p className="flex justify-center py-2">
      <span className="inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm text-soft">
        <Icon size={16} strokeWidth={1.75} aria-hidden className={isMissed ? 'text-rowan' : undefined} />
        {text()}
        <EventTime at={at} />
      </span>
    </p>
  );
}
