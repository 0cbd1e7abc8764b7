import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { firstContacts } from '@/lib/community/profiles/limits';
import { audiences, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { FieldAudience } from './field-audience';
import { oneOf, useProfileDraft } from './profile-draft';

/** Fields of a profile that this form does not edit, but whose audience it does. */
const others = [
  'surname',
  'photo',
  'age',
  'presence',
  'learning',
  'friends',
] as const satisfies ProfileField[];

/** The audience of the profile and of fields that are edited elsewhere, and who may write first. */
export function ContactSection() {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set, errorOf } = useProfileDraft();
  return (
    <>
      <SelectField
        id="audience"
        label={t('audience')}
        hint={t('audienceHint')}
        error={errorOf('audience')}
        options={audiences.map((value) => ({ value, label: labels.audience(value) }))}
        value={values.audience}
        onChange={({ target }) => set({ audience: oneOf(audiences, target.value) ?? values.audience })}
      />
      {others.map((field) => (
        <FieldAudience key={field} field={field}>
          <p className="font-medium">{labels.field(field)}</p>
          <p className="text-sm text-soft">{t(`others.${field}`)}</p>
        </FieldAudience>
      ))}
      <FirstContact />
    </>
  );
}

function FirstContact() {
  const t = useTranslations('profile.update');
  const { values, set, errorOf } = useProfileDraft();
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <SelectField
        id="first_contact"
        label={t('firstContact')}
        hint={t('partnersHint')}
        error={errorOf('first_contact')}
        options={firstContacts.map((value) => ({ value, label: t(`firstContacts.${value}`) }))}
        value={values.first_contact}
        onChange={({ target }) =>
          set({ first_contact: oneOf(firstContacts, target.value) ?? values.first_contact })
        }
      />
      <Checkbox
        id="same_gender"
        label={t('sameGender')}
        checked={values.same_gender}
        onChange={({ target }) => set({ same_gender: target.checked })}
      />
      <Checkbox
        id="same_age"
        label={t('sameAge')}
        checked={values.same_age}
        onChange={({ target }) => set({ same_age: target.checked })}
      />
    </div>
  );
}
