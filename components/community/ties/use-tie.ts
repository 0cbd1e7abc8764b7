import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { OpenTie, Tie } from '@/lib/people/ties/schema';
import { changeTie, type TieVerb } from './tie-call';
import { onTieChange } from './tie-changes';

/** The viewer's tie with a person, with changes from anywhere on the page, and the verb that is being sent. */
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

/** Calls `take` after each change of the viewer's tie with a person, from anywhere on the page. */
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
