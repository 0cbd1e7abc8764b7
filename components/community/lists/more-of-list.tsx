import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface Props {
  /** Whether the first page was the whole list, so that no end is shown. */
  isFirst: boolean;
  next: string | number | null;
  phase: 'ready' | 'loading' | 'failed';
  onMore: () => void;
}

/** The end of a list on a profile: a button for more, or a note that this is all. */
export function MoreOfList({ isFirst, next, phase, onMore }: Props) {
  const t = useTranslations('profile.page');
  if (isFirst) return null;
  return (
    <>
      {phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {t('failed')}
        </Notice>
      )}
      {next === null ? (
        <p role="status" className="text-center text-soft">
          {t('end')}
        </p>
      ) : (
        <Button variant="secondary" className="self-center" waiting={phase === 'loading'} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
