import type { SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { maxReasonCodePoints } from '@/lib/learning/appeals/limits';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { LongTextField, readText } from '@/components/forms/long-text-field';

interface Props {
  appeal: number;
  /** Null before the decision. */
  onCancel: (() => void) | null;
  onDecided: (group: AppealGroup) => void;
}

export function DecisionForm({ appeal, onCancel, onDecided }: Props) {
  const t = useTranslations('appeals.teach');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });

  async function decide(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const decision = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const body = { decision, reason: readText(event.currentTarget) };
    const decided = await call<AppealGroup>(apiRoutes.appealDecision(appeal), { method: 'PUT', body });
    if (decided) onDecided(decided);
  }

  const isSending = submission.phase === 'sending';
  const fault = submission.phase === 'refused' ? submission.errors.reason?.[0] : undefined;
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void decide(event)}>
      <LongTextField
        id={`reason-${appeal}`}
        label={t('reason')}
        hint={t('reasonHint')}
        maxCodePoints={maxReasonCodePoints}
        overText={(count) => t('over', { count, max: maxReasonCodePoints })}
        error={fault}
      />
      {fault === undefined && <SubmissionNotice submission={submission} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" value="accepted" disabled={isSending}>
          {t('accept')}
        </Button>
        <Button type="submit" value="declined" variant="secondary" disabled={isSending}>
          {t('decline')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('keep')}
          </Button>
        )}
      </div>
      {dialog}
    </form>
  );
}
