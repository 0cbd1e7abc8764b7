'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { TextField } from '@/components/ui/text-field';
import type { Account } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AccountForm } from './account-form';
import { useCall } from '@/components/forms/use-call';

export function ProfileForm({ account }: { account: Pick<Account, 'first_name' | 'surname'> }) {
  const t = useTranslations('account');
  const { mutate } = useSWRConfig();
  const { submission, call } = useCall();
  const [isSaved, setSaved] = useState(false);
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function save(form: FormData) {
    setSaved(false);
    const saved = await call<Account>(apiRoutes.account(), {
      method: 'PATCH',
      body: Object.fromEntries(form),
    });
    if (!saved) return;
    setSaved(true);
    // The header shows the name too.
    await mutate(apiRoutes.me());
  }

  return (
    <AccountForm
      submission={submission}
      submitLabel={t('save')}
      done={isSaved ? { heading: t('saved') } : null}
      onSubmit={(form) => void save(form)}
    >
      <p className="text-soft">{t('profile.text')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="first_name"
          name="first_name"
          label={t('profile.firstName')}
          autoComplete="given-name"
          error={errors.first_name?.[0]}
          defaultValue={account.first_name}
        />
        <TextField
          id="surname"
          name="surname"
          label={t('profile.surname')}
          autoComplete="family-name"
          error={errors.surname?.[0]}
          defaultValue={account.surname}
        />
      </div>
    </AccountForm>
  );
}
