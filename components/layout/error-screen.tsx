import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { errorNumber, homeLink } from './russian-lines';

interface Props {
  status: number;
  title: string;
  message: string;
  /** The id of the error in the log. */
  request?: string;
  /** Further actions. */
  children?: ReactNode;
}

export function ErrorScreen({ status, title, message, request, children }: Props) {
  const t = useTranslations('layout.errorScreen');
  const home = getPathname({ locale: useLocale(), href: routes.home() });
  return (
    <div className="mx-auto flex max-w-column flex-col items-start gap-4 py-8 sm:py-16">
      <p aria-hidden className="font-serif text-8xl font-semibold text-cobalt sm:text-9xl">
        {status}
      </p>
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="max-w-full text-lg wrap-anywhere text-soft">{message}</p>
      <p lang="ru" className="text-soft">
        {errorNumber} {status}
      </p>
      {request && <p className="text-sm wrap-anywhere text-soft">{t('request', { id: request })}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {/* A plain link, so that the home page is a full load. */}
        <a href={home} lang="ru" className={buttonClasses({})}>
          {homeLink}
        </a>
        {children}
      </div>
    </div>
  );
}
