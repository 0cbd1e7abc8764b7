import { useId, type KeyboardEvent } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { FirstBirthDate } from '@/components/people/account/first-birth-date';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { takeFocus } from '@/components/ui/take-focus';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { FormFoot } from './form-foot';
import { useCommentForm, type CommentRequest } from './use-comment-form';

interface Props {
  /** The key of the draft: 'new', 'answer-7', 'edit-7'. */
  place: string;
  texts: { label: string; submit: string; initial?: string };
  request: CommentRequest;
  focused?: boolean;
  onCancel?: () => void;
  onSent: (comment: CommentView) => void;
}

/** The form for a new comment, an answer, or an edit. */
export function CommentForm({ place, texts, request, focused = false, onCancel, onSent }: Props) {
  const t = useTranslations('comments.form');
  const id = useId();
  const { label, submit, initial = '' } = texts;
  const form = useCommentForm({ place, initial, request, onSent });

  function sendByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.send();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <Field id={id} label={label} hint={form.isRestored ? t('restored') : t('hint')} error={form.error}>
        {(control) => (
          <textarea
            {...control}
            ref={focused ? takeFocus : undefined}
            dir="auto"
            rows={3}
            value={form.text}
            placeholder={t('placeholder')}
            onChange={({ target }) => form.change(target.value)}
            onKeyDown={sendByKeys}
            className="field-sizing-content max-h-[60dvh] min-h-24 w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 text-ink transition-colors hover:border-cobalt aria-invalid:border-rowan"
          />
        )}
      </Field>
      <FirstBirthDate id={`${id}-birth-date`} state={form.birthDate} />
      <SubmissionNotice submission={form.submission} />
      <FormFoot left={form.left}>
        <>
          {onCancel && (
            <Button
              variant="secondary"
              onClick={() => {
                form.drop();
                onCancel();
              }}
            >
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" waiting={form.submission.phase === 'sending'}>
            {submit}
          </Button>
        </>
      </FormFoot>
    </form>
  );
}
