'use client';

import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { AuthorComment, AuthorComments } from '@/lib/publishing/comments/author-schema';
import { MoreOfList } from '@/components/community/lists/more-of-list';
import { SaidComment } from './said-comment';
import { useMore } from './use-more';

/** A person's comments on articles and lessons, the latest first; one’s own can be changed and deleted here. */
export function CommentsTab({ person, first }: { person: number; first: AuthorComments }) {
  const t = useTranslations('profile.page');
  const { entries, next, phase, load, change } = useMore(
    { entries: first.comments, next: first.next },
    async (before) => {
      const page = await fetchJson<AuthorComments>(apiRoutes.personComments(person, before));
      return { entries: page.comments, next: page.next };
    },
  );
  if (entries.length === 0 && next === null)
    return <EmptyState icon={MessageSquare} title={t('noComments')} />;
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {entries.map((comment) => (
          <li key={comment.id}>
            <Card className="flex flex-col gap-3">
              <SaidComment comment={comment} onChange={(changed) => change(replaced(comment.id, changed))} />
            </Card>
          </li>
        ))}
      </ol>
      <MoreOfList isFirst={first.next === null} next={next} phase={phase} onMore={() => void load()} />
    </div>
  );
}

/** The list with one comment changed, or removed if `changed` is null. */
const replaced = (id: number, changed: AuthorComment | null) => (entries: AuthorComment[]) =>
  entries.flatMap((entry) => (entry.id === id ? (changed ?? []) : entry));
