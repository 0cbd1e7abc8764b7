'use client';

import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { FriendsAnswer } from '@/lib/people/ties/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { RequestList } from './request-list';

/** The requests that wait for an answer: loading, failed, none, or the latest of them. */
export function WaitingRequests() {
  const t = useTranslations('layout.requests');
  // An answered request stays, with its outcome, until the popover is closed.
  const { data, error, mutate } = useRead<FriendsAnswer>(apiRoutes.friends(), { revalidateOnFocus: false });
  if (data) return <RequestList requests={data.requests} />;
  if (!error) return <LoadingRequests />;
  return (
    <Notice tone="wrong" role="alert" className="mt-3">
      <p>{t('failed')}</p>
      <Button variant="quiet" className="-ml-4" onClick={() => void mutate()}>
        {t('again')}
      </Button>
    </Notice>
  );
}

function LoadingRequests() {
  const t = useTranslations('layout.requests');
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-5 flex-1" />
        </span>
      ))}
    </div>
  );
}
