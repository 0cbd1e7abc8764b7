import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { OpenTie } from '@/lib/people/ties/schema';
import { changeTie, type TieVerb } from './tie-call';

/** What ties the viewer to a person: the state after each change, and the verb that is being sent. */
export function useTie(person: number, first: OpenTie) {
  const t = useTranslations('ui');
  const [tie, setTie] = useState(first);
  const [sending, setSending] = useState<TieVerb | null>(null);

  /** For a dialog, which shows the error itself. */
  async function changeOrThrow(verb: TieVerb): Promise<void> {
    const changed = await changeTie(verb, person);
    setTie((known) => ({ ...known, ...changed }));
  }

  async function change(verb: TieVerb): Promise<boolean> {
    setSending(verb);
    try {
      await changeOrThrow(verb);
      return true;
    } catch (error) {
      toast(error instanceof ApiError && error.message !== '' ? error.message : t('notDone'));
      return false;
    } finally {
      setSending(null);
    }
  }

  return { tie, sending, change, changeOrThrow };
}
