import { useState } from 'react';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { onDemand } from '@/components/ui/on-demand';
import { StressSwitch } from '@/components/ui/stress-switch';
import { ProgressBar } from '@/components/ui/progress-bar';

const LeaveDialog = onDemand(async () => (await import('./leave-dialog')).LeaveDialog);

interface Props {
  progress: { answered: number; total: number };
  /** The target of leaving. */
  leaveTo: string;
  /** The label of the exit, and the question of its dialog. */
  leave: { label: string; title: string; text: string };
}

/** The header of the player: the exit and the progress. */
export function PlayerHeader({ progress: { answered, total }, leaveTo, leave }: Props) {
  const t = useTranslations('exercises');
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'stayed'>('no');
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="mx-auto flex max-w-3xl items-center gap-2 px-2 py-2 sm:px-4">
        <IconButton icon={X} label={leave.label} {...LeaveDialog.ahead} onClick={() => setLeaving('asked')} />
        <ProgressBar
          value={answered}
          max={total}
          label={t('progress')}
          valueText={t('progressValue', { done: answered, total })}
        />
        <span aria-hidden className="px-2 text-sm whitespace-nowrap text-soft tabular-nums">
          {answered} / {total}
        </span>
        <StressSwitch />
      </div>
      {leaving !== 'no' && (
        <LeaveDialog
          href={leaveTo}
          title={leave.title}
          text={leave.text}
          open={leaving === 'asked'}
          onOpenChange={(open) => setLeaving(open ? 'asked' : 'stayed')}
        />
      )}
    </header>
  );
}
