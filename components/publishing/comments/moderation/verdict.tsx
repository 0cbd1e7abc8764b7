import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import type { ModeratedComment, VerdictInput } from '@/lib/publishing/comments/moderation-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { HideForm } from './hide-form';

interface Props {
  comment: ModeratedComment;
  onDecided: (comment: ModeratedComment) => void;
}

/** Buttons to hide a comment with a reason, or to show it again. */
export function Verdict({ comment: { id, hidden }, onDecided }: Props) {
  const t = useTranslations('comments.moderation');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });
  const [isHiding, setHiding] = useState(false);
  const [told, setTold] = useState('');
  const waiting = submission.phase === 'sending';

  async function decide(body: VerdictInput) {
    const decided = await call<ModeratedComment>(apiRoutes.commentVerdict(id), { method: 'PUT', body });
    if (!decided) return;
    setHiding(false);
    setTold(t(`states.${body.verdict}`));
    onDecided(decided);
  }

  return (
    <div className="flex flex-col gap-3">
      {isHiding && (
        <HideForm id={id} onCancel={() => setHiding(false)} onHide={(body) => void decide(body)} />
      )}
      <SubmissionNotice submission={submission} />
      <p role="status" className="text-soft empty:hidden">
        {told}
      </p>
      {!isHiding && (
        <div className="flex flex-wrap gap-3">
          {(hidden === null || hidden.by === null) && (
            <Button variant="danger" waiting={waiting} onClick={() => setHiding(true)}>
              {t('hide')}
            </Button>
          )}
          {hidden && (
            <Button
              variant="secondary"
              waiting={waiting}
              onClick={() => void decide({ verdict: 'restored' })}
            >
              {t('restore')}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </div>
  );
}
