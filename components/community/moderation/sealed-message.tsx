import { useTranslations } from 'next-intl';
import type { SealedEvidence } from '@/lib/community/moderation/schema';
import { clockTime } from '@/lib/platform/time/clock-time';

interface Props {
  message: NonNullable<SealedEvidence['conversation']>[number];
  /** File of the reported message; none is stored for the messages around it. */
  file: Pick<SealedEvidence, 'picture' | 'sound'>;
}

/** A message of a reported conversation: its text, its picture or sound, or only its kind. */
export function SealedMessage({ message: { kind, text, seconds, is_deleted: isDeleted }, file }: Props) {
  const t = useTranslations('moderation.conversation');
  if (isDeleted) return <Aside text={t('deleted')} />;
  const isMedia = kind === 'picture' || kind === 'voice';
  const name =
    isMedia || kind === 'call' || kind === 'timer'
      ? t(`kinds.${kind}`, { time: clockTime(seconds ?? 0) })
      : null;
  return (
    <>
      {name !== null && <Aside text={name} />}
      {isMedia && <SealedFile file={file} name={name ?? ''} />}
      {text !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </>
  );
}

const Aside = ({ text }: { text: string }) => <p className="text-soft italic">{text}</p>;

function SealedFile({ file: { picture, sound }, name }: Pick<Props, 'file'> & { name: string }) {
  if (sound !== null) return <audio controls preload="none" src={sound} aria-label={name} className="my-1" />;
  if (picture === null) return null;
  // oxlint-disable-next-line nextjs/no-img-element -- only the moderator's cookie may fetch it
  return <img src={picture} alt={name} className="my-1 max-h-96 max-w-full rounded-control object-contain" />;
}
