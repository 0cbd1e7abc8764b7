import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { SelectField } from '@/components/ui/select-field';
import { audiences, audienceOf, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { oneOf, useProfileDraft } from './profile-draft';

interface Props {
  field: ProfileField;
  children: ReactNode;
}

/** A field, and beside it the choice of its audience. */
export function FieldAudience({ field, children }: Props) {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set } = useProfileDraft();
  const choose = (value: string) => {
    const audience = oneOf(audiences, value);
    if (audience) set({ shown_to: { ...values.shown_to, [field]: audience } });
  };
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">{children}</div>
      <div className="text-sm text-soft max-sm:*:flex-row max-sm:*:items-center max-sm:*:gap-3">
        <SelectField
          id={`seen-${field}`}
          label={t('seenBy')}
          aria-label={t('whoSees', { field: labels.field(field) })}
          options={audiences.map((value) => ({ value, label: labels.audience(value) }))}
          value={audienceOf(field, values.shown_to)}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
    </div>
  );
}
