import type { ProfileInput } from './schema';

/** An empty profile with the default audiences, for somebody who has not joined yet. */
export const unsaid = {
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
} satisfies ProfileInput;
