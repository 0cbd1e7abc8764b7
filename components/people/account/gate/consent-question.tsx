import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { useCall } from '@/components/forms/use-call';
import { consentVersion } from '@/lib/people/account/limits';
import { GateFrame } from './gate-frame';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

const texts = [
  { name: 'agreement', page: 'user-offer-agreement' },
  { name: 'policy', page: 'personal-data-proccessing' },
] as const;

export function ConsentQuestion() {
  const t = useTranslations('gate');
  const { mutate } = useSWRConfig();
  const { submission, call } = useCall();

  async function agree() {
    const options = { method: 'PUT', body: { version: consentVersion } } as const;
    if (await call(apiRoutes.accountConsent(), options)) await mutate(apiRoutes.me());
  }

  return (
    <GateFrame
      title={t('consent.title')}
      text={t('consent.text')}
      answer={{ label: t('consent.agree'), give: agree }}
      submission={submission}
    >
      <ul className="flex flex-wrap gap-x-6">
        {texts.map(({ name, page }) => (
          <li key={page}>
            <Link
              href={routes.page(page)}
              target="_blank"
              className="inline-flex min-h-11 items-center text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
            >
              {t(`consent.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </GateFrame>
  );
}
