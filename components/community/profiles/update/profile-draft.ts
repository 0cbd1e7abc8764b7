import { createContext, use } from 'react';
import type { OwnProfile, ProfileInput } from '@/lib/community/profiles/schema';

export interface NamedOption {
  value: string;
  label: string;
}

/** The form as it is being filled in. */
export interface ProfileDraft {
  values: ProfileInput;
  set: (change: Partial<ProfileInput>) => void;
  /** The first error of a field or of what lies in it. */
  errorOf: (field: keyof ProfileInput) => string | undefined;
  /** Named and sorted on the server, whose Intl may know other names than the browser's. */
  countries: readonly NamedOption[];
  languages: readonly NamedOption[];
}

export const ProfileDraftContext = createContext<ProfileDraft | null>(null);

export function useProfileDraft(): ProfileDraft {
  const draft = use(ProfileDraftContext);
  if (!draft) throw new Error('A field of the profile stands outside its form');
  return draft;
}

/** What is sent: all that the owner has said, without what only the server knows. The date of birth is fixed from joining on. */
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

/** The value if it is one of a list; an empty choice of a select is null. */
export const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((each) => each === value) ?? null;
