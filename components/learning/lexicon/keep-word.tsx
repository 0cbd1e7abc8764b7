import { useState } from 'react';
import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  /** The word's id in the courses. */
  word: number;
  kept: boolean;
  onKept: () => void;
}

/** Adds a word to the learner's cards; it is never removed here. */
export function KeepWord({ word, kept, onKept }: Props) {
  const t = useTranslations('words');
  const [state, setState] = useState<'idle' | 'waiting' | 'kept' | 'failed'>('idle');

  async function keep() {
    setState('waiting');
    try {
      await fetchJson(apiRoutes.cards(), { method: 'POST', body: { word } });
      setState('kept');
      onKept();
    } catch {
      setState('failed');
    }
  }

  if (kept || state === 'kept') {
    return (
      <p role="status" className="inline-flex min-h-11 items-center gap-2 font-medium text-birch">
        <Check size={20} strokeWidth={1.75} aria-hidden />
        {t('kept')}
      </p>
    );
  }
  return (
    <>
      <Button variant="secondary" waiting={state === 'waiting'} onClick={() => void keep()}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
        {t('keep')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-rowan">
          {t('keepFailed')}
        </p>
      )}
    </>
  );
}
