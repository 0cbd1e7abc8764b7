import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/** Russian in every language, as spec §2 has them. */
const homeLink = 'На главную страницу';
const errorNumber = 'Номер ошибки:';

interface Props {
  status: number;
  title: string;
  message: string;
  /** What else one can do here. */
  children?: ReactNode;
}

export function ErrorScreen({ status, title, message, children }: Props) {
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
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={routes.home()} lang="ru">
          {homeLink}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
