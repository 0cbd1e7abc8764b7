import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import type { PersonView } from '@/lib/community/profiles/schema';

/** The short fields that a person shows, with their labels. */
export function useFacts(person: PersonView): { name: string; value: string }[] {
  const t = useTranslations('profile.page');
  const labels = usePersonLabels();
  const { age, gender, country, native_language: native, russian_level: level, occupation } = person;
  const values = {
    age: age && (age.max === null ? t('ageOpen', { min: age.min }) : t('age', { ...age, max: age.max })),
    gender: gender && labels.gender(gender),
    country: country && labels.country(country),
    native_language: native && labels.language(native),
    russian_level: level && levels(level),
    occupation: occupation && labels.occupation(occupation),
  } as const;
  const fields = ['age', 'gender', 'country', 'native_language', 'russian_level', 'occupation'] as const;
  return fields.flatMap((field) => {
    const value = values[field];
    return value ? { name: labels.field(field), value } : [];
  });

  function levels({ tested, declared }: NonNullable<PersonView['russian_level']>): string {
    return [tested && t('tested', { level: tested }), declared && t('declared', { level: declared })]
      .filter(Boolean)
      .join('; ');
  }
}
