import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import type { CardChange, CardView } from '@/lib/learning/review/card-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Hooks {
  onChanged: (card: CardView) => void;
  onRemoved: (id: number) => void;
}

/** The actions of a card that need no dialog. */
export function useCardActions({ onChanged, onRemoved }: Hooks) {
  const t = useTranslations('review.words');
  const [busy, setBusy] = useState<number | null>(null);

  async function change(id: number, body: CardChange) {
    setBusy(id);
    try {
      onChanged(await fetchJson<CardView>(apiRoutes.card(id), { method: 'PATCH', body }));
    } catch {
      toast(t('failed'));
    } finally {
      setBusy(null);
    }
  }

  /** Throws when it fails; a card that was already deleted counts as removed. */
  async function remove(id: number) {
    try {
      await fetchJson(apiRoutes.card(id), { method: 'DELETE' });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) throw error;
    }
    onRemoved(id);
    toast(t('removed'));
  }

  return { busy, change, remove };
}
