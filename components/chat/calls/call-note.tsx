import { Phone, PhoneMissed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/chat/chat-time';
import { clockTime } from '@/components/ui/clock-time';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import { CallReport } from './call-report';

type Call = NonNullable<MessageView['call']>;

interface Props {
  message: MessageView;
  call: Call;
  person: Partner;
  name: string;
}

/** A call that ended, in the conversation. */
export function CallNote({ message: { at, mine }, call, person, name }: Props) {
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
    <div className="group/message flex items-center justify-center gap-1 py-2">
      <p className="inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm text-soft">
        <Icon size={16} strokeWidth={1.75} aria-hidden className={isMissed ? 'text-rowan' : undefined} />
        {text()}
        <EventTime at={at} />
      </p>
      {!person.is_deleted && isReportable(call, mine) && (
        <CallReport
          person={person.id}
          name={name}
          callId={call.call_id}
          className="-my-2 keyboard:opacity-0 keyboard:group-hover/message:opacity-100 keyboard:focus-visible:opacity-100"
        />
      )}
    </div>
  );
}

/** A caller who was not answered has met nobody to report. */
const isReportable = ({ outcome }: Call, mine: boolean) =>
  !mine || outcome === 'completed' || outcome === 'failed';
