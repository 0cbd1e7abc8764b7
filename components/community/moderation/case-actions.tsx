import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import type { DecisionInput, ModerationCase } from '@/lib/community/moderation/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { DecisionForm } from './decision-form';

interface Props {
  case: ModerationCase;
  onChange: (changed: ModerationCase) => void;
}

/** Claims a case and decides it; a subject that the decision has hidden can be shown again. */
export function CaseActions({ case: known, onChange }: Props) {
  const t = useTranslations('moderation');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });
  const [told, setTold] = useState('');
  const { id } = known;
  // A decided case belongs to nobody.
  const claim = known.decision === null ? known.claim : null;
  const isWaiting = submission.phase === 'sending';

  async function send(path: string, method: 'PUT' | 'DELETE', say = '', body?: DecisionInput) {
    setTold('');
    const changed = await call<ModerationCase>(path, { method, ...(body && { body }) });
    if (!changed) return;
    setTold(say);
    onChange(changed);
  }

  return (
    <div className="flex flex-col gap-3">
      {claim && (
        <p className="text-soft">
          {claim.mine ? t('claimedByMe') : t('claimedBy', { name: claim.by.name })}{' '}
          <DateTime at={claim.until} />
        </p>
      )}
      {claim?.mine && (
        <DecisionForm
          case={known}
          submission={submission}
          onDecide={(body) => void send(apiRoutes.caseDecision(id), 'PUT', t('told'), body)}
        />
      )}
      <SubmissionNotice submission={submission} />
      <p role="status" className="text-birch empty:hidden">
        {told}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <Buttons
          case={known}
          isWaiting={isWaiting}
          onSend={(path, method, say) => void send(path, method, say)}
        />
      </div>
      {dialog}
    </div>
  );
}

interface ButtonsProps {
  case: ModerationCase;
  isWaiting: boolean;
  onSend: (path: string, method: 'PUT' | 'DELETE', say?: string) => void;
}

function Buttons({ case: { id, kind, claim, decision, hidden }, isWaiting, onSend }: ButtonsProps) {
  const t = useTranslations('moderation');
  if (decision) {
    return (
      hidden && (
        <Button
          variant="secondary"
          waiting={isWaiting}
          onClick={() =>
            onSend(apiRoutes.caseHidden(id), 'DELETE', t(kind === 'message' ? 'restoredMessage' : 'restored'))
          }
        >
          {t('restore')}
        </Button>
      )
    );
  }
  if (claim === null) {
    return (
      <Button waiting={isWaiting} onClick={() => onSend(apiRoutes.caseClaim(id), 'PUT')}>
        {t('claim')}
      </Button>
    );
  }
  return (
    claim.mine && (
      <Button
        variant="secondary"
        disabled={isWaiting}
        onClick={() => onSend(apiRoutes.caseClaim(id), 'DELETE')}
      >
        {t('release')}
      </Button>
    )
  );
}
