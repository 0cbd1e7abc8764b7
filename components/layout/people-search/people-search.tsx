'use client';

import { useId } from 'react';
import { Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** Finds people by name: a plain form for `/community?name=…` that works before hydration. */
export function PeopleSearch({ className }: { className?: string }) {
  const t = useTranslations('layout.search');
  const id = useId();
  return (
    <form
      role="search"
      action={getPathname({ href: routes.community(), locale: useLocale() })}
      className={classNames('relative', className)}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <Input
        id={id}
        type="search"
        name="name"
        placeholder={t('placeholder')}
        autoComplete="off"
        className="pr-11"
      />
      <button
        type="submit"
        aria-label={t('find')}
        className="absolute inset-y-0 right-0 inline-flex size-11 items-center justify-center rounded-control text-soft hover:text-cobalt"
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </form>
  );
}
