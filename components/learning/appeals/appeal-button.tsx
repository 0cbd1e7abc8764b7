import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';

const AppealDialog = onDemand(async () => (await import('./appeal-dialog')).AppealDialog);

export interface Answered {
  run: string;
  turn: number;
  /** The learner's answer as text. */
  given: string;
}

/** Opens the dialog to report that an answer should count as right. */
export function AppealButton(answered: Answered) {
  const t = useTranslations('appeals.report');
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-4 self-start"
        {...AppealDialog.ahead}
        onClick={() => setDialog('open')}
      >
        {t(isSent ? 'sent' : 'button')}
      </Button>
      {dialog !== 'none' && (
        <AppealDialog
          {...answered}
          open={dialog === 'open'}
          onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          onSent={() => setSent(true)}
        />
      )}
    </>
  );
}
