import { Check, createLucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CallNote } from '@/components/chat/calls/call-note';
import { NoteContent } from '@/components/chat/calls/notes/note-content';
import { MessageTime } from '@/components/chat/chat-time';
import { CorrectionCard } from '@/components/chat/corrections/correction-card';
import { MediaContent } from '@/components/chat/media/media-content';
import { TimerNote } from '@/components/chat/timers/timer-note';
import type { MessageView } from '@/lib/chat/messages/schema';
import { Bubble } from './bubble';
import { MessageMenu } from './message-menu';
import { MessageWords } from './message-words';
import { useMessageTools } from './message-tools';
import { ReactionList } from './reaction-list';
import { ReplyQuote } from './reply-quote';

interface Props {
  message: MessageView;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isRead: boolean;
}

export function MessageRow({ message, name, isFirst, isLast, isRead }: Props) {
  const t = useTranslations('chat.message');
  const { person } = useMessageTools();
  const { mine, reply, is_deleted: isDeleted } = message;
  if (message.call) return <CallNote message={message} call={message.call} person={person} name={name} />;
  if (message.timer) return <TimerNote at={message.at} timer={message.timer} />;
  if (isDeleted) {
    return (
      <Bubble mine={mine} isFirst={isFirst} isLast={isLast}>
        <p className="text-soft italic">{t('deleted')}</p>
      </Bubble>
    );
  }
  return (
    <Bubble
      mine={mine}
      isFirst={isFirst}
      isLast={isLast}
      beside={<MessageMenu message={message} />}
      below={hasAnswers(message) && <Answers message={message} name={name} />}
    >
      {reply && <ReplyQuote reply={reply} />}
      <MediaContent person={person.id} message={message} />
      <Words message={message} />
      <p className="mt-0.5 flex items-center justify-end gap-1.5 text-sm text-soft">
        {message.edited_at !== null && <span>{t('edited')}</span>}
        <MessageTime at={message.at} />
        {mine && <Receipt isRead={isRead} />}
      </p>
    </Bubble>
  );
}

const hasAnswers = ({ reactions, corrections }: MessageView) =>
  reactions.length > 0 || corrections.length > 0;

/** The answers to a message: reactions and corrections. */
function Answers({ message, name }: Pick<Props, 'message' | 'name'>) {
  const { person, take } = useMessageTools();
  return (
    <>
      {message.reactions.length > 0 && <ReactionList message={message} name={name} />}
      {message.corrections.map((correction) => (
        <CorrectionCard
          key={correction.at}
          seq={message.seq}
          correction={correction}
          person={person}
          name={name}
          onAnswer={take}
        />
      ))}
    </>
  );
}

function Words({ message }: Pick<Props, 'message'>) {
  const { person, take } = useMessageTools();
  const { seq, text, note } = message;
  if (note) return <NoteContent seq={seq} note={note} person={person} onKeep={take} />;
  return text !== '' && <MessageWords message={message} />;
}

/** The library's two ticks as one path: they are in every message that was read. */
const Ticks = createLucideIcon('ticks', [
  ['path', { d: 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16', key: 'ticks' }],
]);

function Receipt({ isRead }: { isRead: boolean }) {
  const t = useTranslations('chat.message');
  const Icon = isRead ? Ticks : Check;
  return (
    <Icon
      size={16}
      strokeWidth={2}
      role="img"
      aria-label={isRead ? t('read') : t('sent')}
      className={isRead ? 'text-cobalt' : undefined}
    />
  );
}
