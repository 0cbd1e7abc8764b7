import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { fetchJson } from '@/lib/http/fetcher';
import type { CardChange, CardView } from '@/lib/review/schema';
import { apiRoutes } from '@/lib/routes';

interface Hooks {
  onChanged: (card: CardView) => void;
  onRemoved: (id: number) => void;
}

/** What can be done to a card by one press. */
export function useCardActions({ onChanged, onRemoved }: Hooks) {
  const t = useTranslations('review.words');
  const [busy, setBusy] = useState<number | null>(null);

  async function act(id: number, work: () => Promise<void>) {
    setBusy(id);
    try {
      await work();
    } catch {
      toast(t('failed'));
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    change: (id: number, body: CardChange) =>
      act(id, async () => {
        onChanged(await fetchJson<CardView>(apiRoutes.card(id), { method: 'PATCH', body }));
      }),
    remove: (id: number) =>
      act(id, async () => {
        await fetchJson(apiRoutes.card(id), { method: 'DELETE' });
        onRemoved(id);
        toast(t('removed'));
      }),
  };
}
