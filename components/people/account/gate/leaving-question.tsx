import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { useCall } from '@/components/forms/use-call';
import { useDates } from '@/components/people/account/use-dates';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { GateFrame } from './gate-frame';

export function LeavingQuestion({ eraseAt }: { eraseAt: string }) {
  const t = useTranslations('gate');
  const { day } = useDates();
  const { mutate } = useSWRConfig();
  const { submission, call } = useCall();

  async function keep() {
    if (await call(apiRoutes.accountDeletion(), { method: 'DELETE' })) await mutate(apiRoutes.me());
  }

  return (
    <GateFrame
      title={t('leaving.title', { date: day(eraseAt) })}
      text={t('leaving.text')}
      answer={{ label: t('leaving.keep'), give: keep }}
      submission={submission}
    />
  );
}
