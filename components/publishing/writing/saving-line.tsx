import { Check, CircleAlert, CloudOff, Pencil, RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Saving } from './draft';

const icons = {
  saved: Check,
  typing: Pencil,
  saving: RefreshCw,
  offline: CloudOff,
  refused: CircleAlert,
  behind: CircleAlert,
} satisfies Record<Saving['phase'], unknown>;

/** The save state. Screen readers announce failures only. */
export function SavingLine({ saving }: { saving: Saving }) {
  const t = useTranslations('writing.saving');
  const Icon = icons[saving.phase];
  const isWrong = saving.phase === 'offline' || saving.phase === 'refused';
  return (
    <p
      role={isWrong ? 'alert' : undefined}
      data-saving={saving.phase}
      className={`flex min-h-6 items-center gap-2 text-sm ${isWrong ? 'text-rowan' : 'text-soft'}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {saving.phase === 'refused' ? t('refused', { reason: saving.reason }) : t(saving.phase)}
    </p>
  );
}
