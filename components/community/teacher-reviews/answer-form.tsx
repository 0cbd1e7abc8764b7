import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  review: number;
  /** The answer to change; empty for a new one. */
  text: string;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** The form for the teacher's answer to a review, new or changed. */
export function AnswerForm({ review, text: before, onDone, onCancel }: Props) {
  const t = useTranslations('profile.reviews');
  const ofForm = useTranslations('comments.form');
  const id = useId();
  const { submission, call } = useCall();
  const [text, setText] = useState(before);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (await call(apiRoutes.reviewAnswer(review), { method: 'PUT', body: { text } })) await onDone();
  }
  const error = submission.phase === 'refused' ? submission.errors.text?.[0] : undefined;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <TextAreaField id={id} label={t('answerLabel')} value={text} onChange={setText} error={error} focused />
      {!error && <SubmissionNotice submission={submission} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {ofForm('cancel')}
        </Button>
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {ofForm(before === '' ? 'send' : 'save')}
        </Button>
      </div>
    </form>
  );
}
