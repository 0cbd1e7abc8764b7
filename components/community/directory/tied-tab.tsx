import { useTranslations } from 'next-intl';
import { People, Requests } from '@/components/community/friends/people';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { TiedPages } from './community-tabs';
import { useTiedPages, type TiedTabName } from './use-tied-pages';

interface Props {
  tab: TiedTabName;
  /** Lists that the server has read. */
  read: TiedPages;
}

/** My friends, or the requests that I have received and sent. */
export function TiedTab({ tab, read }: Props) {
  const t = useTranslations('community.list');
  const { pages, isFailed, again } = useTiedPages(tab, read);
  if (isFailed)
    return (
      <Notice tone="wrong" role="alert">
        <p>{t('failed')}</p>
        <Button variant="quiet" onClick={again}>
          {t('again')}
        </Button>
      </Notice>
    );
  const { friends, requests, outgoing } = pages;
  if (tab === 'friends' && friends) return <People list="friends" first={friends} />;
  if (tab === 'requests' && requests && outgoing) return <Requests requests={requests} outgoing={outgoing} />;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="sr-only">{t('loading')}</p>
      {[0, 1, 2].map((place) => (
        <div key={place} aria-hidden className="flex items-center gap-3 py-2">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}
