import { useLocale } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { interests, learningGoals } from '@/lib/community/profiles/limits';
import { ChoiceChips } from './choice-chips';
import { FieldAudience } from './field-audience';
import { useProfileDraft } from './profile-draft';

export function HopesSection() {
  const labels = usePersonLabels();
  const locale = useLocale();
  const { values, set, errorOf } = useProfileDraft();
  const { compare } = new Intl.Collator(locale);
  const named = interests
    .map((value) => ({ value, label: labels.interest(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return (
    <>
      <FieldAudience field="goals">
        <ChoiceChips
          id="goals"
          legend={labels.field('goals')}
          options={learningGoals.map((value) => ({ value, label: labels.goal(value) }))}
          chosen={values.goals}
          onChange={(goals) => set({ goals })}
          error={errorOf('goals')}
        />
      </FieldAudience>
      <FieldAudience field="interests">
        <ChoiceChips
          id="interests"
          legend={labels.field('interests')}
          options={named}
          chosen={values.interests}
          onChange={(chosen) => set({ interests: chosen })}
          error={errorOf('interests')}
        />
      </FieldAudience>
    </>
  );
}
