import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { WrittenText } from '@/lib/publishing/writing/schema';
import type { Draft } from './draft';
import { RevisionItem } from './revision-item';
import { useRevisions } from './use-revisions';

interface Props {
  document: number;
  draft: Draft;
  isReadOnly: boolean;
  onRestored: (text: WrittenText) => void;
}

/** The revisions of the text, each of which can be restored. */
export function RevisionsPane({ document, draft, isReadOnly, onRestored }: Props) {
  const t = useTranslations('writing.revisions');
  const { revisions, hasMore, phase, isBusy, loadMore, refresh } = useRevisions(document, draft.locale);
  if (phase === 'failed') {
    return (
      <Notice tone="wrong" role="alert">
        {t('failed')}
      </Notice>
    );
  }
  if (phase === 'loading') return <Skeleton className="h-40" />;
  if (revisions.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col divide-y divide-line">
        {revisions.map((revision) => (
          <RevisionItem
            key={revision.id}
            document={document}
            revision={revision}
            draft={draft}
            isReadOnly={isReadOnly}
            onRestored={(text) => {
              onRestored(text);
              void refresh();
            }}
          />
        ))}
      </ol>
      {hasMore && (
        <Button variant="secondary" className="self-center" waiting={isBusy} onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
