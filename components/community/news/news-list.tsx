'use client';

import { Newspaper } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import type { NewsPage } from '@/lib/community/news/schema';
import { routes } from '@/lib/platform/routes/routes';
import { NewsEntry } from './news-entry';
import { useNews } from './use-news';

/** News of friends and of the people one follows, page by page. */
export function NewsList({ first }: { first: NewsPage }) {
  const t = useTranslations('friends');
  const { items, next, phase, loadMore } = useNews(first);
  if (items.length === 0 && next === null)
    return (
      <EmptyState icon={Newspaper} title={t('news.empty')}>
        <p className="max-w-md text-soft">{t('news.emptyText')}</p>
        <ButtonLink href={routes.friends()} variant="quiet">
          {t('page.title')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <ol aria-label={t('news.title')} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={item.key}>
            <NewsEntry item={item} />
          </li>
        ))}
      </ol>
      <LoadMore
        next={next === null ? null : 1}
        phase={phase}
        onMore={() => void loadMore()}
        texts={{ more: t('news.more'), failed: t('news.failed'), end: t('news.end') }}
      />
    </div>
  );
}
