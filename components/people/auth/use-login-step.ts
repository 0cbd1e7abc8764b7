import { useState } from 'react';
import type { Submission } from '@/components/forms/submission';

export type LoginStep = 'password' | 'code';

/** The code is required only after a right password; any other refusal leads back to the password. */
export function useLoginStep(submission: Submission): [LoginStep, (step: LoginStep) => void] {
  const [step, setStep] = useState<LoginStep>('password');
  const [judged, setJudged] = useState(submission);
  if (submission !== judged) {
    setJudged(submission);
    if (submission.phase === 'refused') setStep(isAboutCode(submission) ? 'code' : 'password');
  }
  return [step, setStep];
}

/** Whether the refusal is about the code: its notice is hidden, because the code's field shows it. */
export function isAboutCode(submission: Submission): boolean {
  return submission.phase === 'refused' && submission.code.startsWith('second_factor_');
}
