import { useTranslations } from 'next-intl';
import { DateTime } from '@/components/ui/date-time';
import type { SealedEvidence } from '@/lib/community/moderation/schema';
import { clockTime } from '@/components/ui/clock-time';

interface Props {
  call: NonNullable<SealedEvidence['call']>;
  /** What the one is called who was reported. */
  owner: string;
}

/** A reported call: that it was, and nothing else, because nothing of it is recorded. */
export function SealedCall({ call: { by, at, seconds, is_over: isOver }, owner }: Props) {
  const t = useTranslations('moderation');
  return (
    <>
      <p>
        {by === 'owner' ? t('call.byOwner', { name: owner }) : t('call.byOther')} · <DateTime at={at} />
      </p>
      <p>{t('conversation.kinds.call', { time: clockTime(seconds) })}</p>
      {!isOver && <p>{t('call.live')}</p>}
      <p className="text-soft">{t('call.unrecorded')}</p>
    </>
  );
}
