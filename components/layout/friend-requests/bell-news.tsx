'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { NotificationEntry } from '@/components/community/notifications/notification-entry';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { PopoverClose } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { Link } from '@/lib/platform/i18n/link';
import { bellSize } from '@/lib/people/notifications/limits';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

/** The latest news about the signed-in person, below the requests. */
export function BellNews() {
  const t = useTranslations('layout.bellNews');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-4 border-t border-line pt-4">
      <h2 id={heading} className="font-semibold">
        {t('title')}
      </h2>
      <LatestNews />
      <PopoverClose asChild>
        <Link href={routes.friendsNews()} className={buttonClasses({ variant: 'secondary' }, 'mt-3 w-full')}>
          {t('all')}
        </Link>
      </PopoverClose>
    </section>
  );
}

/** Loading, failed, none, or the latest of them. */
function LatestNews() {
  const t = useTranslations('layout');
  const { data, error, mutate } = useRead<NotificationPage>(apiRoutes.notifications());
  if (data?.items.length === 0) return <p className="mt-2 text-soft">{t('bellNews.none')}</p>;
  if (data)
    return (
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {data.items.slice(0, bellSize).map((item) => (
          <li key={item.id}>
            <PopoverClose asChild>
              <NotificationEntry item={item} />
            </PopoverClose>
          </li>
        ))}
      </ul>
    );
  if (error)
    return (
      <Notice tone="wrong" role="alert" className="mt-3">
        <p>{t('bellNews.failed')}</p>
        <Button variant="quiet" className="-ml-4" onClick={() => void mutate()}>
          {t('requests.again')}
        </Button>
      </Notice>
    );
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <span className="sr-only">{t('bellNews.loading')}</span>
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
