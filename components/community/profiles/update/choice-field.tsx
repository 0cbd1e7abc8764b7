import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { FieldAudience } from './field-audience';
import { useProfileDraft } from './profile-draft';

interface Props {
  field: 'gender' | 'country' | 'native_language' | 'russian_level' | 'occupation';
  options: readonly { value: string; label: string }[];
  hint?: string;
  choose: (value: string) => Partial<ProfileInput>;
}

/** A choice of one value or none, and the field's audience. */
export function ChoiceField({ field, options, hint, choose }: Props) {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set, errorOf } = useProfileDraft();
  return (
    <FieldAudience field={field}>
      <SelectField
        id={field}
        label={labels.field(field)}
        hint={hint}
        error={errorOf(field)}
        options={[{ value: '', label: t('notSaid') }, ...options]}
        value={values[field] ?? ''}
        onChange={({ target }) => set(choose(target.value))}
      />
    </FieldAudience>
  );
}
