import { useState } from 'react';
import type { Submission } from '@/components/forms/submission';

/**
 * The date of birth that the server asks for with the first thing that somebody says for others: unknown until then, and
 * no form shows it before.
 */
export function useFirstBirthDate(submission: Submission) {
  const [date, setDate] = useState('');
  const [isAsked, setAsked] = useState(false);
  const error = submission.phase === 'refused' ? submission.errors.birth_date?.[0] : undefined;
  // Stays while the form is sent again, when the error is gone.
  if (error !== undefined && !isAsked) setAsked(true);

  /** Once it is stored. */
  function finish() {
    setAsked(false);
    setDate('');
  }

  return { date, setDate, error, isAsked, finish, body: isAsked ? { birth_date: date } : {} };
}
export type FirstBirthDate = ReturnType<typeof useFirstBirthDate>;
