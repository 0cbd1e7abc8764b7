import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { OpenTie, Tie } from '@/lib/people/ties/schema';
import { changeTie, type TieVerb } from './tie-call';
import { onTieChange } from './tie-changes';

/** What ties the viewer to a person: the state after each change, wherever on the page it was made, and the verb that is being sent. */
export function useTie(person: number, first: OpenTie) {
  const t = useTranslations('ui');
  const [tie, setTie] = useState(first);
  const [sending, setSending] = useState<TieVerb | null>(null);

  useTieChanges(person, (changed) => setTie((known) => ({ ...known, ...changed })));

  /** For a dialog, which shows the error itself. */
  const changeOrThrow = async (verb: TieVerb): Promise<void> => changeTie(verb, person);

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

/** Hears of each change of what ties the viewer to a person, wherever on the page it was made. */
export function useTieChanges(person: number, take: (tie: Tie) => void): void {
  const latest = useEffectEvent(take);
  useEffect(
    () =>
      onTieChange((changed, tie) => {
        if (changed === person) latest(tie);
      }),
    [person],
  );
}
