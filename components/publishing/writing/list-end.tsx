import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface Props {
  phase: 'ready' | 'loading' | 'failed';
  hasMore: boolean;
  isEmpty: boolean;
  loadMore: () => Promise<void>;
  again: () => void;
}

/** The end of the list: a button for more, a note that these were all, or an error. */
export function ListEnd({ phase, hasMore, isEmpty, loadMore, again }: Props) {
  const t = useTranslations('writing.list');
  if (phase === 'failed') {
    return (
      <Notice tone="wrong" role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" className="mt-3" onClick={again}>
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (hasMore) {
    return (
      <Button
        variant="secondary"
        className="self-center"
        waiting={phase === 'loading'}
        onClick={() => void loadMore()}
      >
        {t('more')}
      </Button>
    );
  }
  if (isEmpty) return null;
  return (
    <p role="status" className="text-center text-soft">
      {t('end')}
    </p>
  );
}
