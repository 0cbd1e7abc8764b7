import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { Drafts } from './drafts';
import type { Draft } from './draft';
import { PublishDialog } from './publish-dialog';
import { Unpublish } from './unpublish';
import { usePublication } from './use-publication';

interface Props {
  document: WrittenDocument;
  drafts: Drafts;
  list: readonly Draft[];
  onChanged: (document: WrittenDocument) => void;
}

/** Buttons to publish and to unpublish. */
export function PublishBar({ document, drafts, list, onChanged }: Props) {
  const t = useTranslations('writing.publish');
  const { confirmed, dialog } = useConfirmation();
  const [isOpen, setOpen] = useState(false);
  const { submission, done, publish, takeBack } = usePublication(document, onChanged, confirmed);
  const { state, slug, category } = document;
  const isOut = state === 'published' || state === 'scheduled';

  /** Saves first, so that the visible text is what gets published. */
  async function open() {
    await drafts.flush();
    setOpen(true);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void open()}>{t(state === 'published' ? 'openChanges' : 'open')}</Button>
        {isOut && <Unpublish state={state} onConfirm={takeBack} />}
      </div>
      {done && isOut && (
        <Notice tone="right" role="status">
          {t(done)}{' '}
          {done === 'done' && (
            <Link
              className="text-cobalt underline"
              href={category ? routes.post(category.slug, slug) : routes.page(slug)}
            >
              {t('see')}
            </Link>
          )}
        </Notice>
      )}
      {isOpen && (
        <PublishDialog
          document={document}
          list={list}
          submission={submission}
          onClose={() => setOpen(false)}
          onPublish={(input) => void publish(input).then((isDone) => setOpen(!isDone))}
        />
      )}
      {dialog}
    </div>
  );
}
