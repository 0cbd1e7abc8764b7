import type { SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/tick';
import { messageLimit, reportReasons } from '@/lib/publishing/comments/limits';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useCommentsContext } from './comments-context';
import { changeComment } from './thread-list';

interface Props {
  comment: CommentView;
  onDone: () => void;
}

export function ReportForm({ comment: { id }, onDone }: Props) {
  const t = useTranslations('comments');
  const { threads } = useCommentsContext();
  const { submission, call } = useCall();

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { reason: new FormData(form).get('reason'), message: readText(form) || null };
    if (!(await call(apiRoutes.commentReport(id), { method: 'PUT', body }))) return;
    threads.update((known) => changeComment(known, id, { reported: true }));
    toast(t('report.done'));
    onDone();
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend className="mb-1 font-medium">{t('report.reason')}</legend>
        {reportReasons.map((reason, index) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <Tick type="radio" name="reason" value={reason} defaultChecked={index === 0} />
            {t(`report.reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      <LongTextField
        id="report-message"
        label={t('report.message')}
        maxCodePoints={messageLimit}
        overText={(count) => t('form.over', { count })}
      />
      <SubmissionNotice submission={submission} />
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={onDone}>
          {t('report.cancel')}
        </Button>
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}
