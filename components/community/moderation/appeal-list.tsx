import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { WaitingAppeals } from '@/lib/people/sanctions/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AppealCard } from './appeal-card';

/** Appeals against sanctions, the oldest first. */
export function AppealList() {
  const t = useTranslations('moderation.appeals');
  const retry = useTranslations('comments')('again');
  const { data, error, mutate } = useRead<WaitingAppeals>(apiRoutes.waitingAppeals(), {
    revalidateOnFocus: false,
  });
  if (error !== undefined) {
    return (
      <Notice tone="wrong" role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void mutate()}>
          {retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-64" />;
  if (data.appeals.length === 0) return <EmptyState icon={Scale} title={t('none')} />;
  return (
    <ol className="flex flex-col gap-4">
      {data.appeals.map((appeal) => (
        <li key={appeal.sanction}>
          <AppealCard appeal={appeal} />
        </li>
      ))}
    </ol>
  );
}
