import { useLocale, useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import type { UserCard } from '@/lib/community/directory/schema';
import { useNames, type Named } from './names';

/** The labels for the fields of a card. */
export function useCardLabels() {
  const t = useTranslations('community');
  const locale = useLocale();
  const { languages, countries } = useNames();
  const { gender, interest, occupation } = usePersonLabels();
  const language = (code: string) => labelOf(languages, code);
  const separator = locale === 'ja' ? '、' : ', ';
  return {
    languages: (codes: string[]) => codes.map(language).join(separator),
    country: (code: string) => labelOf(countries, code),
    age: ({ min, max }: NonNullable<UserCard['age']>) =>
      max === null ? t('ages.open', { max: min }) : t('ages.range', { min, max }),
    gender,
    interest,
    occupation,
  };
}

const labelOf = (names: readonly Named[], code: string) =>
  names.find(({ value }) => value === code)?.label ?? code;
