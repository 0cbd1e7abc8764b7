import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Field } from '@/components/ui/field';
import { maxAboutCodePoints } from '@/lib/community/profiles/limits';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { FieldAudience } from './field-audience';
import { useProfileDraft } from './profile-draft';

/** A text that is too long is not cut; the person reads how many characters are too many. */
export function AboutField() {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set, errorOf } = useProfileDraft();
  const left = maxAboutCodePoints - countCodePoints(tidyBody(values.about));
  return (
    <FieldAudience field="about">
      <Field
        id="about"
        label={labels.field('about')}
        hint={`${t('aboutHint')} ${left < 0 ? '' : t('left', { left })}`.trim()}
        error={left < 0 ? t('over', { over: -left }) : errorOf('about')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={values.about}
            onChange={({ target }) => set({ about: target.value })}
            className="w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 text-ink transition-colors hover:border-cobalt aria-invalid:border-rowan"
          />
        )}
      </Field>
    </FieldAudience>
  );
}
