import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { Submission } from '@/components/forms/submission';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useLogOut } from '@/components/people/auth/use-log-out';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  title: string;
  text: string;
  answer: { label: string; give: () => Promise<void> };
  submission: Submission;
  children?: ReactNode;
}

/** A question that stays until it is answered. What was typed on the page stays behind it; one may also sign out, or leave with one's data. */
export function GateFrame({ title, text, answer, submission, children }: Props) {
  const t = useTranslations('gate');
  const logOut = useLogOut();
  return (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title={title}
      description={text}
      actions={
        <>
          <Button waiting={submission.phase === 'sending'} onClick={() => void answer.give()}>
            {answer.label}
          </Button>
          <Button variant="secondary" onClick={() => void logOut()}>
            {t('logOut')}
          </Button>
          <Link
            href={`${routes.account()}#export`}
            className="inline-flex min-h-11 basis-full! items-center justify-center text-center text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
          >
            {t('own')}
          </Link>
        </>
      }
    >
      {children}
      <SubmissionNotice submission={submission} />
    </AlertDialog>
  );
}
