'use client';

import { useState } from 'react';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { useMe } from '@/components/browser/auth-state/use-me';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { Reported } from './report-dialog';

const ReportDialog = onDemand(async () => (await import('./report-dialog')).ReportDialog);

interface Props {
  subject: Reported;
  /** Whose it is: they do not report it themselves. */
  ownerId: number | null;
}

/** Reports what stands beside it; only people who are signed in see it. */
export function ReportButton({ subject, ownerId }: Props) {
  const t = useTranslations('ui');
  const me = useMe();
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never');
  const [isReported, setReported] = useState(false);
  if (me.state !== 'in' || me.me.id === ownerId) return null;

  async function open() {
    try {
      await ReportDialog.ready();
      setPhase('open');
    } catch {
      toast(t('failed'));
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        className="self-start px-3 text-soft"
        disabled={isReported}
        {...ReportDialog.ahead}
        onClick={() => void open()}
      >
        <Flag size={18} strokeWidth={1.75} aria-hidden />
        {t(isReported ? 'reported' : 'report')}
      </Button>
      {phase !== 'never' && (
        <ReportDialog
          subject={subject}
          open={phase === 'open'}
          onOpenChange={(isOpen) => setPhase(isOpen ? 'open' : 'closed')}
          onReported={() => setReported(true)}
        />
      )}
    </>
  );
}
