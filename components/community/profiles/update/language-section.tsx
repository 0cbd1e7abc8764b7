import { useTranslations } from 'next-intl';
import { cefrLevels, maxLanguages, russian } from '@/lib/community/profiles/limits';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { FieldMessages } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { ChoiceField } from './choice-field';
import { FieldAudience } from './field-audience';
import { LanguageRow } from './language-row';
import { oneOf, useProfileDraft } from './profile-draft';

export function LanguageSection() {
  const t = useTranslations('profile.update');
  const { values, languages } = useProfileDraft();
  return (
    <>
      <ChoiceField
        field="native_language"
        options={languages}
        choose={(value) => ({
          native_language: value === '' ? null : value,
          // The native language is removed from the others.
          languages: values.languages.filter(({ language }) => language !== value),
        })}
      />
      {values.native_language !== russian && (
        <ChoiceField
          field="russian_level"
          hint={t('levelHint')}
          options={cefrLevels.map((value) => ({ value, label: value }))}
          choose={(value) => ({ russian_level: oneOf(cefrLevels, value) })}
        />
      )}
      <OtherLanguages />
    </>
  );
}

function OtherLanguages() {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set, errorOf, languages } = useProfileDraft();
  const known = new Set([
    russian,
    values.native_language,
    ...values.languages.map(({ language }) => language),
  ]);
  const add = (language: string) => {
    if (language === '') return;
    set({ languages: [...values.languages, { language, level: 'A1', is_learning: false }] });
  };
  return (
    <FieldAudience field="languages">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1.5 font-medium">{labels.field('languages')}</legend>
        {values.languages.map((spoken) => (
          <LanguageRow key={spoken.language} spoken={spoken} />
        ))}
        {values.languages.length < maxLanguages && (
          <SelectField
            id="add-language"
            label={t('addLanguage')}
            value=""
            onChange={({ target }) => add(target.value)}
            options={[
              { value: '', label: t('chooseLanguage') },
              ...languages.filter(({ value }) => !known.has(value)),
            ]}
          />
        )}
        <FieldMessages id="languages" error={errorOf('languages')} />
      </fieldset>
    </FieldAudience>
  );
}
