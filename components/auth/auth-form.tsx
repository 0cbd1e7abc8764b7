'use client';

import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SubmissionNotice } from './submission-notice';
import { useFocusOnRefusal } from './use-focus-on-refusal';
import { useHydrated } from './use-hydrated';
import type { Submission } from './use-submission';

interface Props {
  submission: Submission;
  submitLabel: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/**
 * The fields keep what was typed in the document, so that no answer can lose it. The server judges (`noValidate`);
 * until this code runs nothing can be sent, and `post` keeps a password out of the address come what may.
 */
export function AuthForm({ submission, submitLabel, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, submission);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <SubmissionNotice submission={submission} />
      <Button
        type="submit"
        size="large"
        waiting={submission.phase === 'sending'}
        disabled={!useHydrated()}
        className="disabled:opacity-100"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
