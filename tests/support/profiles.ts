import { profileInput, type ProfileInput } from '@/lib/community/profiles/schema';

/** What somebody who has said nothing else sends. */
export function saidOf(said: Partial<ProfileInput>): ProfileInput {
  return profileInput.parse({
    about: '',
    gender: null,
    country: null,
    native_language: null,
    languages: [],
    russian_level: null,
    occupation: null,
    goals: [],
    interests: [],
    availability: [],
    shown_to: {},
    audience: 'members',
    first_contact: 'everyone',
    same_gender: false,
    same_age: false,
    ...said,
  });
}
