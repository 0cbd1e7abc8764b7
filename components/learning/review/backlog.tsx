import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';

const BacklogDialog = onDemand(async () => (await import('./backlog-dialog')).BacklogDialog);

interface Props {
  due: number;
  onSpread: () => void;
}

/** After a break: offers to spread the due cards over several days. */
export function Backlog({ due, onSpread }: Props) {
  const t = useTranslations('review.backlog');
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none');
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">{t('offer', { count: due })}</p>
        <Button variant="secondary" {...BacklogDialog.ahead} onClick={() => setDialog('open')}>
          {t('open')}
        </Button>
      </div>
      {dialog !== 'none' && (
        <BacklogDialog
          open={dialog === 'open'}
          onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          onSpread={onSpread}
        />
      )}
    </Notice>
  );
}
