import { useTranslations } from 'next-intl';
import { takeFocus } from '@/components/ui/take-focus';
import { TextField } from '@/components/ui/text-field';
import type { FirstBirthDate as State } from './use-first-birth-date';

/** The field for it, once it is asked for; it takes the focus then. */
export function FirstBirthDate({ id, state }: { id: string; state: State }) {
  const t = useTranslations('ui.birthDate');
  if (!state.isAsked) return null;
  return (
    <TextField
      ref={takeFocus}
      id={id}
      name="birth_date"
      type="date"
      label={t('label')}
      hint={t('hint')}
      error={state.error}
      value={state.date}
      onChange={({ target }) => state.setDate(target.value)}
      autoComplete="bday"
    />
  );
}
