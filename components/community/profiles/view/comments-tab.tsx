'use client';

import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CommentContent } from '@/components/publishing/comments/comment-content';
import { When } from '@/components/publishing/comments/when';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { Link } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { AuthorComments } from '@/lib/publishing/comments/author-schema';
import { MoreOfList } from './more-of-list';
import { useMore } from './use-more';

/** What somebody has said under articles and lessons, the latest first. */
export function CommentsTab({ person, first }: { person: number; first: AuthorComments }) {
  const t = useTranslations('profile.page');
  const { entries, next, phase, load } = useMore(
    { entries: first.comments, next: first.next },
    async (before) => {
      const page = await fetchJson<AuthorComments>(apiRoutes.personComments(person, before));
      return { entries: page.comments, next: page.next };
    },
  );
  if (entries.length === 0) return <EmptyState icon={MessageSquare} title={t('noComments')} />;
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {entries.map(({ id, about, content, at }) => (
          <li key={id}>
            <Card className="flex flex-col gap-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-soft">
                <Link href={about.href} className="font-medium text-cobalt hover:text-cobalt-hover">
                  {about.title}
                </Link>
                <When at={at} />
              </p>
              <CommentContent nodes={content} />
            </Card>
          </li>
        ))}
      </ol>
      <MoreOfList isFirst={first.next === null} next={next} phase={phase} onMore={() => void load()} />
    </div>
  );
}
