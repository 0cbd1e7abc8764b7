import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  error: string | undefined;
}

/** The consent checkbox. Its links open in a new tab, so that typed text stays; a click on a link does not tick the box. */
export function ConsentBox({ error }: Props) {
  const t = useTranslations('auth.fields');
  const linkTo = (page: string, words: ReactNode) => (
    <Link
      href={routes.page(page)}
      target="_blank"
      title={t('newTab')}
      className="text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
    >
      {words}
    </Link>
  );
  const label = t.rich('consent', {
    agreement: (words) => linkTo('user-offer-agreement', words),
    policy: (words) => linkTo('personal-data-proccessing', words),
  });
  return <Checkbox id="consent" name="consent" error={error} label={label} />;
}
