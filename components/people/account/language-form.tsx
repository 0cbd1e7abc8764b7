'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { Account } from '@/lib/people/account/schema';
import { localeLabels, locales } from '@/lib/platform/i18n/locales';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { AccountForm } from './account-form';
import { useCall } from '@/components/forms/use-call';

const options = locales.map((locale) => ({ value: locale, label: localeLabels[locale].own, lang: locale }));

/** After saving, the page opens in the chosen language: another document with its own `lang` and font. */
export function LanguageForm({ locale }: Pick<Account, 'locale'>) {
  const t = useTranslations('account');
  const page = useLocale();
  const { submission, call } = useCall();
  const [isSaved, setSaved] = useState(false);
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function save(form: FormData) {
    setSaved(false);
    const body = { locale: form.get('locale') };
    const saved = await call<Account>(apiRoutes.account(), { method: 'PATCH', body });
    if (!saved) return;
    setSaved(true);
    if (saved.locale === page) return;
    window.location.assign(getPathname({ href: `${routes.account()}#language`, locale: saved.locale }));
  }

  return (
    <AccountForm
      submission={submission}
      submitLabel={t('language.submit')}
      done={isSaved ? { heading: t('saved') } : null}
      onSubmit={(form) => void save(form)}
    >
      <p className="text-soft">{t('language.text')}</p>
      <SelectField
        id="locale"
        name="locale"
        label={t('language.label')}
        options={options}
        defaultValue={locale}
        error={errors.locale?.[0]}
      />
    </AccountForm>
  );
}
