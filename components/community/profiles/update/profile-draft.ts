import { createContext, use } from 'react';
import type { OwnProfile, ProfileInput } from '@/lib/community/profiles/schema';

export interface NamedOption {
  value: string;
  label: string;
}

/** The form while it is being filled in. */
export interface ProfileDraft {
  values: ProfileInput;
  set: (change: Partial<ProfileInput>) => void;
  /** The first error of a field or of its parts. */
  errorOf: (field: keyof ProfileInput) => string | undefined;
  /** Named and sorted on the server, because a browser's Intl may have other names. */
  countries: readonly NamedOption[];
  languages: readonly NamedOption[];
}

export const ProfileDraftContext = createContext<ProfileDraft | null>(null);

export function useProfileDraft(): ProfileDraft {
  const draft = use(ProfileDraftContext);
  if (!draft) throw new Error('A field of the profile stands outside its form');
  return draft;
}

/**
 * The body to send: the fields of the form, without those that only the server sets. The date of birth is fixed after
 * joining.
 */
export function inputOf({
  id: _,
  name: __,
  photo: ___,
  joined_at: joinedAt,
  birth_date: birthDate,
  ...values
}: OwnProfile): ProfileInput {
  return joinedAt === null ? { ...values, birth_date: birthDate ?? '' } : values;
}

/** The value if it is in the list; an empty choice of a select is null. */
export const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((each) => each === value) ?? null;
