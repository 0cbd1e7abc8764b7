import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Revision, RevisionPage } from '@/lib/publishing/writing/revisions-schema';
import type { SavedDraft, WrittenText } from '@/lib/publishing/writing/schema';
import type { Draft } from './draft';

const Difference = onDemand(async () => (await import('./difference')).Difference);

interface Props {
  document: number;
  revision: RevisionPage['revisions'][number];
  draft: Draft;
  isReadOnly: boolean;
  onRestored: (text: WrittenText) => void;
}

/** A revision with its time, author and cause; opened, its diff to the draft. */
export function RevisionItem({ document, revision, draft, isReadOnly, onRestored }: Props) {
  const t = useTranslations('writing.revisions');
  const [isOpen, setOpen] = useState(false);
  const { submission, call } = useCall();

  async function restore() {
    const body = { version: draft.stored?.version ?? 0 };
    const saved = await call<SavedDraft>(apiRoutes.restoration(document, revision.id), {
      method: 'PUT',
      body,
    });
    if (saved) onRestored(saved.text);
  }

  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1">
          <span className="font-medium">{t(`causes.${revision.cause}`)}</span>{' '}
          <span className="text-sm text-soft">
            <DateTime at={revision.at} /> · <bdi>{revision.by?.name ?? t('gone')}</bdi>
          </span>
        </p>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          {...Difference.ahead}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
        {!isReadOnly && (
          <Button
            variant="secondary"
            // Unsaved changes must be saved first.
            disabled={draft.saving.phase !== 'saved'}
            waiting={submission.phase === 'sending'}
            onClick={() => void restore()}
          >
            {t('restore')}
          </Button>
        )}
      </div>
      <SubmissionNotice submission={submission} />
      {isOpen && <Comparison path={apiRoutes.revision(document, revision.id)} draft={draft} />}
    </li>
  );
}

function Comparison({ path, draft }: { path: string; draft: Draft }) {
  const t = useTranslations('writing.revisions');
  const { data, error } = useRead<Revision>(path);
  if (error !== undefined) {
    return (
      <Notice tone="wrong" role="alert">
        {t('failed')}
      </Notice>
    );
  }
  return data ? <Difference before={data} after={draft} /> : <Skeleton className="h-40" />;
}
