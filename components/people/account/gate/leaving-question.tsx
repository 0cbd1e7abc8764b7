import { useFormatter, useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { useCall } from '@/components/forms/use-call';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { GateFrame } from './gate-frame';

export function LeavingQuestion({ eraseAt }: { eraseAt: string }) {
  const t = useTranslations('gate');
  const format = useFormatter();
  const { mutate } = useSWRConfig();
  const { submission, call } = useCall();
  const date = format.dateTime(new Date(eraseAt), { dateStyle: 'long' });

  async function keep() {
    if (await call(apiRoutes.accountDeletion(), { method: 'DELETE' })) await mutate(apiRoutes.me());
  }

  return (
    <GateFrame
      title={t('leaving.title', { date })}
      text={t('leaving.text')}
      answer={{ label: t('leaving.keep'), give: keep }}
      submission={submission}
    />
  );
}
