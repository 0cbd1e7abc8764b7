'use client';

import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Hides a review; the staff log keeps it. */
export function HideButton({ course, person }: { course: string; person: number }) {
  const t = useTranslations('home.reviews');
  const router = useRouter();
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });

  async function hide() {
    const done = await call(apiRoutes.hiddenReview(course, person), { method: 'PUT' });
    if (done) router.refresh();
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" waiting={submission.phase === 'sending'} onClick={() => void hide()}>
        {t('hide')}
      </Button>
      <SubmissionNotice submission={submission} />
      {dialog}
    </div>
  );
}
