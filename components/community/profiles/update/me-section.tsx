import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { occupations, personGenders } from '@/lib/community/profiles/limits';
import { AboutField } from './about-field';
import { ChoiceField } from './choice-field';
import { oneOf, useProfileDraft } from './profile-draft';

export function MeSection() {
  const labels = usePersonLabels();
  const { countries } = useProfileDraft();
  return (
    <>
      <AboutField />
      <ChoiceField
        field="gender"
        options={personGenders.map((value) => ({ value, label: labels.gender(value) }))}
        choose={(value) => ({ gender: oneOf(personGenders, value) })}
      />
      <ChoiceField
        field="country"
        options={countries}
        choose={(value) => ({ country: value === '' ? null : value })}
      />
      <ChoiceField
        field="occupation"
        options={occupations.map((value) => ({ value, label: labels.occupation(value) }))}
        choose={(value) => ({ occupation: oneOf(occupations, value) })}
      />
    </>
  );
}
