import { useLocale, useTranslations } from 'next-intl';
import type { languageLevels } from '@/lib/community/profiles/limits';
import type { ProfileInput } from '@/lib/community/profiles/schema';

/** The name of a country in a language of the interface; `country` is ISO 3166-1 alpha-2. */
export const countryName = (locale: string, country: string) =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

/** The name of a language (ISO 639-1) in a language of the interface. */
export const languageName = (locale: string, language: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;

type LanguageLevel = (typeof languageLevels)[number];
type ProfileValue<Field extends keyof ProfileInput> = NonNullable<ProfileInput[Field]>;

/** Labels for the fields of a profile, from `profile.labels`, `profile.interests` and Intl. */
export function usePersonLabels() {
  const t = useTranslations('profile.labels');
  const ofInterest = useTranslations('profile.interests');
  const locale = useLocale();
  return {
    country: (country: string) => countryName(locale, country),
    language: (language: string) => languageName(locale, language),
    /** CEFR levels have the same name in every language. */
    level: (level: LanguageLevel) => (level === 'native' ? t('native') : level),
    gender: (gender: ProfileValue<'gender'>) => t(`genders.${gender}`),
    occupation: (occupation: ProfileValue<'occupation'>) => t(`occupations.${occupation}`),
    goal: (goal: ProfileInput['goals'][number]) => t(`goals.${goal}`),
    interest: (interest: ProfileInput['interests'][number]) => ofInterest(interest),
    part: (part: ProfileInput['availability'][number]['part']) => t(`parts.${part}`),
    field: (field: keyof ProfileInput['shown_to']) => t(`fields.${field}`),
    audience: (audience: ProfileInput['audience']) => t(`audiences.${audience}`),
  };
}
