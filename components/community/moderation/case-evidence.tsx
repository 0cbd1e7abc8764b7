import { useTranslations } from 'next-intl';
import { DateTime } from '@/components/ui/date-time';
import type { SealedEvidence } from '@/lib/community/moderation/schema';
import { SealedCall } from './sealed-call';
import { SealedConversation } from './sealed-conversation';

/** The snapshots of the subject at each report; the latest is open, the others are folded. */
export function CaseEvidence({ evidence, owner }: { evidence: readonly SealedEvidence[]; owner: string }) {
  const t = useTranslations('moderation');
  if (evidence.length === 0) return <p className="text-soft">{t('erased')}</p>;
  return (
    <div className="flex flex-col gap-2">
      {evidence.map((each, index) => (
        <details key={each.sha256} open={index === 0} className="rounded-control bg-sunken p-3">
          <summary className="min-h-6 cursor-pointer text-sm text-soft">
            {t('evidence')} <DateTime at={each.at} />
          </summary>
          {each.conversation ? (
            <SealedConversation messages={each.conversation} owner={owner} evidence={each} />
          ) : (
            <Sealed evidence={each} owner={owner} />
          )}
        </details>
      ))}
    </div>
  );
}

function Sealed({
  evidence: { name, title, text, picture, call, sha256 },
  owner,
}: {
  evidence: SealedEvidence;
  owner: string;
}) {
  const t = useTranslations('moderation');
  return (
    <div className="mt-2 flex flex-col gap-2">
      {name !== null && <p className="font-medium wrap-anywhere">{name}</p>}
      {title !== null && <p className="wrap-anywhere">{title}</p>}
      {text !== null && text !== '' && (
        <p dir="auto" className="max-h-80 overflow-y-auto wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {call && <SealedCall call={call} owner={owner} />}
      {picture !== null && (
        // oxlint-disable-next-line nextjs/no-img-element -- only the moderator's cookie may fetch it
        <img src={picture} alt={t('picture')} className="size-48 rounded-control object-cover" />
      )}
      <p className="text-xs font-mono wrap-anywhere text-soft">{`SHA-256 ${sha256}`}</p>
    </div>
  );
}
