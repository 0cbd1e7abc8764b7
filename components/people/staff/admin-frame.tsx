import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { SecondFactorRequired } from './second-factor-required';

interface Props {
  title: string;
  description: string;
  /** Whether this is the index page, which needs no link back to itself. */
  isIndex?: boolean;
  /** Null while the session lacks a second factor. */
  children: ReactNode;
}

/** The layout of every administration page. */
export function AdminFrame({ title, description, isIndex = false, children }: Props) {
  const t = useTranslations('admin.index');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      {!isIndex && (
        <Link
          href={routes.admin()}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-1 font-medium text-cobalt hover:underline"
        >
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          {t('title')}
        </Link>
      )}
      <h1 className="text-3xl font-semibold sm:text-4xl">{title}</h1>
      <p className="text-soft">{description}</p>
      {children ?? <SecondFactorRequired />}
    </div>
  );
}
