import { useRef, type ReactNode } from 'react';
import { useFocusOnRefusal } from './use-focus-on-refusal';
import type { Submission } from './submission';

interface Props {
  submission: Submission;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/**
 * The fields are uncontrolled, so that no answer can lose typed text. Only the server validates (`noValidate`);
 * before hydration nothing can be sent, and `post` keeps a password out of the address in any case.
 */
export function SubmissionForm({ submission, onSubmit, children }: Props) {
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
    </form>
  );
}
