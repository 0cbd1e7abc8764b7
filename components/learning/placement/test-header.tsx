import { useState } from 'react';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { PlacementView } from '@/lib/learning/placement/schema';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  view: PlacementView;
  onEnd: () => void;
}

/** The header of the test: the exit, which may lead to a result, and the progress. */
export function TestHeader({ view: { turn, most }, onEnd }: Props) {
  const t = useTranslations('placement');
  const [asking, setAsking] = useState(false);
  const where = t('question', { number: turn + 1, most });

  function end() {
    setAsking(false);
    onEnd();
  }

  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="mx-auto flex max-w-3xl items-center gap-2 px-2 py-2 sm:px-4">
        <IconButton icon={X} label={t('close')} onClick={() => setAsking(true)} />
        <ProgressBar value={turn} max={most} label={t('test')} valueText={where} />
        <span aria-hidden className="px-2 text-sm whitespace-nowrap text-soft tabular-nums">
          {turn + 1} / {most}
        </span>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaving.title')}
        description={t('leaving.text')}
        actions={
          <div className="flex flex-col gap-2">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('leaving.stay')}
            </Button>
            {turn > 0 && <Button onClick={end}>{t('leaving.result')}</Button>}
            <ButtonLink href={routes.courses()} variant="quiet">
              {t('leaving.go')}
            </ButtonLink>
          </div>
        }
      />
    </header>
  );
}
