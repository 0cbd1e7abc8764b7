import { useTranslations } from 'next-intl';
import { clockTime } from '@/components/ui/clock-time';
import type { SealedEvidence } from '@/lib/community/moderation/schema';

type Message = NonNullable<SealedEvidence['conversation']>[number];

interface Props {
  message: Message;
  /** File of the reported message; none is stored for the messages around it. */
  file: Pick<SealedEvidence, 'picture' | 'sound'>;
}

/** A message of a reported conversation: its text, its picture or sound, or only its kind. */
export function SealedMessage({ message, file }: Props) {
  const t = useTranslations('moderation.conversation');
  const kind = useKind(message);
  if (message.is_deleted) return <Aside text={t('deleted')} />;
  return (
    <>
      {kind !== null && (
        <>
          <Aside text={kind} />
          <SealedFile file={file} name={kind} />
        </>
      )}
      {message.text !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {message.text}
        </p>
      )}
    </>
  );
}

/** Name of a kind of message with something beside its text; null for texts and notes. */
function useKind({ kind, seconds }: Message): string | null {
  const t = useTranslations('moderation.conversation.kinds');
  if (kind === 'text' || kind === 'note') return null;
  return t(kind, { time: clockTime(seconds ?? 0) });
}

const Aside = ({ text }: { text: string }) => <p className="text-soft italic">{text}</p>;

function SealedFile({ file: { picture, sound }, name }: Pick<Props, 'file'> & { name: string }) {
  if (sound !== null) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was said
    return <audio controls preload="none" src={sound} aria-label={name} className="my-1 w-full max-w-80" />;
  }
  if (picture === null) return null;
  // oxlint-disable-next-line nextjs/no-img-element -- only the moderator's cookie may fetch it
  return <img src={picture} alt={name} className="my-1 max-h-96 max-w-full rounded-control object-contain" />;
}
