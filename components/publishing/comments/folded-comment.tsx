import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface Props {
  id: string;
  tabIndex: number;
  onShow: () => void;
}

/** A comment by a person whom the reader has muted: it opens by its button. */
export function FoldedComment({ onShow, ...anchor }: Props) {
  const t = useTranslations('comments.comment');
  return (
    <div
      {...anchor}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-2 text-soft"
    >
      <p>{t('muted')}</p>
      <Button variant="quiet" onClick={onShow}>
        {t('showMuted')}
      </Button>
    </div>
  );
}
