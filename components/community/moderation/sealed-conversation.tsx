import { useTranslations } from 'next-intl';
import { DateTime } from '@/components/ui/date-time';
import type { SealedEvidence } from '@/lib/community/moderation/schema';
import { SealedMessage } from './sealed-message';

interface Props {
  messages: NonNullable<SealedEvidence['conversation']>;
  /** Name of the person whose message was reported. */
  owner: string;
  evidence: Pick<SealedEvidence, 'picture' | 'sound' | 'sha256'>;
}

const noFile = { picture: null, sound: null };

/** A reported message in the conversation around it. The reporter is not named. */
export function SealedConversation({ messages, owner, evidence }: Props) {
  const t = useTranslations('moderation');
  return (
    <div className="mt-2 flex flex-col gap-2">
      <ol aria-label={t('conversation.label')} className="flex flex-col gap-1">
        {messages.map((message, index) => {
          const { by, at, is_reported: isReported } = message;
          return (
            <li
              key={index}
              aria-current={isReported || undefined}
              className="rounded-control border-l-2 border-line px-3 py-2 aria-current:border-rowan aria-current:bg-rowan-ground"
            >
              <p className="text-sm text-soft">
                <bdi>{by === 'owner' ? owner : t('conversation.other')}</bdi> · <DateTime at={at} />
                {isReported && ` · ${t('conversation.reported')}`}
              </p>
              <SealedMessage message={message} file={isReported ? evidence : noFile} />
            </li>
          );
        })}
      </ol>
      <p className="text-xs font-mono wrap-anywhere text-soft">{`SHA-256 ${evidence.sha256}`}</p>
    </div>
  );
}
