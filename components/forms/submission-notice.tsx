import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { useCountdown } from '@/components/ui/use-countdown';
import type { Submission } from './submission';

/** The refusal of a form, above its button. */
export function SubmissionNotice({ submission }: { submission: Submission }) {
  switch (submission.phase) {
    case 'ready':
    case 'sending':
      return null;
    case 'refused':
      return (
        <Notice tone="wrong" role="alert">
          {submission.message}
        </Notice>
      );
    case 'throttled':
      return <ThrottleNotice {...submission} />;
  }
}

/** Screen readers read the sentence once, although the number changes. */
function ThrottleNotice({ code, seconds }: Extract<Submission, { phase: 'throttled' }>) {
  const t = useTranslations('errors');
  const left = useCountdown(seconds);
  if (left === 0) return null;
  return (
    <Notice tone="almost" role="alert">
      <span className="sr-only">{t(code, { seconds })}</span>
      <span aria-hidden>{t(code, { seconds: left })}</span>
    </Notice>
  );
}
