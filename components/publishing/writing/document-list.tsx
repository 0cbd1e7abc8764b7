'use client';

import { useState } from 'react';
import { FilePenLine, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/text-field';
import type { WritingPage, WritingQuery } from '@/lib/publishing/writing/schema';
import { DocumentItem } from './document-item';
import { StartDialog } from './start-dialog';
import { ListEnd } from './list-end';
import { useDocuments } from './use-documents';

interface Props {
  kind: WritingQuery['kind'];
  first: WritingPage;
}

/** The author's documents, latest change first, with a search and a button for a new one. */
export function DocumentList({ kind, first }: Props) {
  const t = useTranslations('writing');
  const { documents, next, words, asked, search, phase, loadMore, again } = useDocuments(kind, first);
  const [isStarting, setStarting] = useState(false);
  const isHydrated = useHydrated();
  const isEmpty = documents.length === 0 && phase !== 'failed';
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-60 flex-1">
          <TextField
            id="words"
            label={t('list.search')}
            value={words}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => search(target.value)}
          />
        </div>
        <Button disabled={!isHydrated} onClick={() => setStarting(true)} className="max-sm:w-full">
          <Plus size={20} strokeWidth={1.75} aria-hidden />
          {t(kind === 'page' ? 'list.newPage' : 'list.new')}
        </Button>
      </div>
      {isEmpty && <EmptyState icon={FilePenLine} title={t(asked === '' ? 'list.empty' : 'list.none')} />}
      <ul className="flex flex-col gap-4">
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </ul>
      <ListEnd {...{ phase, loadMore, again }} hasMore={next !== null} isEmpty={documents.length === 0} />
      {isStarting && (
        <StartDialog kind={kind} categories={first.categories} onClose={() => setStarting(false)} />
      )}
    </div>
  );
}
