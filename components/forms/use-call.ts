import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { callApi, type CallOptions } from '@/lib/browser/api/fetcher';
import { failedSubmission, type Submission } from './submission';

/** Wraps a write, for instance to ask for the password and repeat it: see useConfirmation. */
export type Through = <T>(write: () => Promise<T>) => Promise<T>;

interface CallBehavior {
  through?: Through;
  /** Whether a success leads to another page: then the state stays 'sending' until that page opens. */
  leaves?: boolean;
}

/** A call with its state. `call` returns null when it was refused or failed. */
export function useCall({ through = async (write) => write(), leaves = false }: CallBehavior = {}) {
  const t = useTranslations('ui');
  const [submission, setSubmission] = useState<Submission>({ phase: 'ready' });

  async function call<T>(path: string, options: CallOptions): Promise<T | null> {
    setSubmission({ phase: 'sending' });
    try {
      const outcome = await through(() => callApi<T>(path, options));
      if (!outcome.ok) setSubmission({ phase: 'refused', errors: {}, ...outcome.refusal });
      else if (!leaves) setSubmission({ phase: 'ready' });
      return outcome.ok ? outcome.data : null;
    } catch (error) {
      setSubmission(failedSubmission(error, t('failed')));
      return null;
    }
  }

  return { submission, call };
}
