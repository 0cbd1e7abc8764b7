import { useTranslations } from 'next-intl';
import { DateTime } from '@/components/ui/date-time';
import type { SealedEvidence } from '@/lib/community/moderation/schema';

interface Props {
  messages: NonNullable<SealedEvidence['conversation']>;
  /** What the one is called whose message was reported. */
  owner: string;
  sha256: string;
}

/** A reported message in the conversation around it. Whoever has reported it is not named. */
export function SealedConversation({ messages, owner, sha256 }: Props) {
  const t = useTranslations('moderation');
  return (
    <div className="mt-2 flex flex-col gap-2">
      <ol aria-label={t('conversation.label')} className="flex flex-col gap-1">
        {messages.map(({ by, text, at, is_reported: isReported }, index) => (
          <li
            key={index}
            aria-current={isReported || undefined}
            className="rounded-control border-l-2 border-line px-3 py-2 aria-current:border-rowan aria-current:bg-rowan-ground"
          >
            <p className="text-sm text-soft">
              <bdi>{by === 'owner' ? owner : t('conversation.other')}</bdi> · <DateTime at={at} />
              {isReported && ` · ${t('conversation.reported')}`}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text === '' ? <span className="text-soft italic">{t('conversation.deleted')}</span> : text}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-xs font-mono wrap-anywhere text-soft">{`SHA-256 ${sha256}`}</p>
    </div>
  );
}
