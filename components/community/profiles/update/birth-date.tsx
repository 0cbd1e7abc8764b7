import { useFormatter, useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import type { OwnProfile } from '@/lib/community/profiles/schema';
import { useProfileDraft } from './profile-draft';

/** The date of birth: required with the first save, which joins the community; fixed after that. */
export function BirthDate({ profile }: { profile: Pick<OwnProfile, 'birth_date' | 'joined_at'> }) {
  const t = useTranslations('profile.update.birthDate');
  const format = useFormatter();
  const { values, set, errorOf } = useProfileDraft();
  const { birth_date: fixed, joined_at: joinedAt } = profile;
  if (joinedAt !== null) {
    if (fixed === null) return null;
    const date = format.dateTime(new Date(fixed), { dateStyle: 'long', timeZone: 'UTC' });
    return (
      <p className="text-sm">
        {t('fixed', { date })} <span className="block text-soft">{t('fixedNote')}</span>
      </p>
    );
  }
  return (
    <TextField
      id="birth_date"
      name="birth_date"
      type="date"
      label={t('label')}
      hint={t('hint')}
      error={errorOf('birth_date')}
      value={values.birth_date ?? ''}
      onChange={(event) => set({ birth_date: event.target.value })}
      autoComplete="bday"
    />
  );
}
