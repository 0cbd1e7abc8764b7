import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldMessages } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { NewTokenAnswer } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AccountForm } from './account-form';
import { useCall } from '@/components/forms/use-call';

const lifetimes = [
  { name: 'days30', days: 30 },
  { name: 'days90', days: 90 },
  { name: 'days365', days: 365 },
  { name: 'forever', days: null },
] as const;
const scopes = ['read', 'learn'] as const;

interface Props {
  onMade: (made: NewTokenAnswer) => void;
  onCancel: () => void;
}

export function TokenForm({ onMade, onCancel }: Props) {
  const t = useTranslations('account.tokens');
  const { submission, call } = useCall();
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function make(form: FormData) {
    const days = lifetimes.find(({ name }) => name === form.get('lifetime'))?.days;
    const body = { name: form.get('name'), scopes: form.getAll('scopes'), expires_in: days };
    const made = await call<NewTokenAnswer>(apiRoutes.tokens(), { method: 'POST', body });
    if (made) onMade(made);
  }

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('submit')}
        done={null}
        onSubmit={(form) => void make(form)}
      >
        <TextField
          id="token_name"
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="off"
          autoFocus
          error={errors.name?.[0]}
        />
        <fieldset aria-describedby={errors.scopes && 'scopes-error'}>
          <legend className="mb-1.5 font-medium">{t('scopesLegend')}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              id={`scope-${scope}`}
              name="scopes"
              value={scope}
              label={t(`scopes.${scope}`)}
              defaultChecked={scope === 'read'}
            />
          ))}
          <FieldMessages id="scopes" error={errors.scopes?.[0]} />
        </fieldset>
        <SelectField
          id="lifetime"
          name="lifetime"
          label={t('lifetime')}
          options={lifetimes.map(({ name }) => ({ value: name, label: t(`lifetimes.${name}`) }))}
          defaultValue="days90"
          error={errors.expires_in?.[0]}
        />
      </AccountForm>
      <Button variant="quiet" className="self-start max-sm:self-stretch" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}
