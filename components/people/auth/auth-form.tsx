'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { SubmissionForm } from '@/components/forms/submission-form';
import { useHydrated } from '@/components/forms/use-hydrated';
import type { Submission } from '@/components/forms/submission';

interface Props {
  submission: Submission;
  submitLabel: string;
  onSubmit: (form: FormData) => void;
  /** Whether a refusal is shown elsewhere. */
  silent?: boolean;
  children: ReactNode;
}

export function AuthForm({ submission, submitLabel, onSubmit, silent, children }: Props) {
  return (
    <SubmissionForm submission={submission} onSubmit={onSubmit}>
      {children}
      {!silent && <SubmissionNotice submission={submission} />}
      <Button
        type="submit"
        size="large"
        waiting={submission.phase === 'sending'}
        disabled={!useHydrated()}
        className="disabled:opacity-100"
      >
        {submitLabel}
      </Button>
    </SubmissionForm>
  );
}
