'use client';

import type { ReactNode } from 'react';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useHydrated } from '@/components/forms/use-hydrated';
import type { Submission } from '@/components/forms/submission';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';

interface Props {
  submission: Submission;
  submitLabel: string;
  /** The success message; null while there is none. */
  done: { heading: string; text?: string } | null;
  /** Whether the form was replaced by a new one after a success: then its message takes the focus. */
  isNew?: boolean;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form that stays on the page after a success and shows a message. */
export function AccountForm({ submission, submitLabel, done, isNew, onSubmit, children }: Props) {
  return (
    <SubmissionForm submission={submission} onSubmit={onSubmit}>
      {children}
      <SubmissionNotice submission={submission} />
      {done && submission.phase === 'ready' && (
        <Notice
          {...(isNew && { ref: takeFocus, tabIndex: -1 })}
          tone="right"
          role="status"
          heading={done.heading}
          className="outline-none"
        >
          {done.text}
        </Notice>
      )}
      <Button
        type="submit"
        waiting={submission.phase === 'sending'}
        disabled={!useHydrated()}
        className="self-start disabled:opacity-100 max-sm:self-stretch"
      >
        {submitLabel}
      </Button>
    </SubmissionForm>
  );
}
