import { useState } from 'react';
import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { onDemand } from '@/components/ui/on-demand';

const SettingsDialog = onDemand(async () => (await import('./settings-dialog')).SettingsDialog);

export function SettingsButton() {
  const t = useTranslations('chat.contacts');
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        icon={Settings2}
        label={t('settings')}
        aria-haspopup="dialog"
        {...SettingsDialog.ahead}
        onClick={() => setPhase('open')}
      />
      {phase !== 'never' && (
        <SettingsDialog open={phase === 'open'} onOpenChange={(open) => setPhase(open ? 'open' : 'closed')} />
      )}
    </>
  );
}
