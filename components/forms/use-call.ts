import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { callApi, type CallOptions } from '@/lib/browser/api/fetcher';
import { failure, type Submission } from './submission';

/** How a write is made: see useConfirmation. */
export type Through = <T>(write: () => Promise<T>) => Promise<T>;

interface How {
  through?: Through;
  /** Stays "sending" after success, until the next page has come. */
  leaves?: boolean;
}

/** A call and what came of it. `call` answers null when it was refused or failed. */
export function useCall({ through = async (write) => write(), leaves = false }: How = {}) {
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
      setSubmission(failure(error, t('failed')));
      return null;
    }
  }

  return { submission, call };
}
