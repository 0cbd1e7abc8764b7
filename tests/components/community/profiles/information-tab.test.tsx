import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { InformationTab } from '@/components/community/profiles/view/information-tab';
import type { PersonView } from '@/lib/community/profiles/schema';
import { show } from '@/tests/support/components/show';

const silent: PersonView = {
  id: 7,
  name: 'Борис Л.',
  slug: '7-boris-l',
  role: 'teacher',
  reader: 'member',
  is_public: true,
  joined_at: '2026-01-02T03:04:05.000Z',
  photo: null,
  about: null,
  age: null,
  gender: null,
  country: null,
  native_language: null,
  languages: null,
  is_native: false,
  russian_level: null,
  occupation: null,
  goals: null,
  interests: null,
  availability: null,
  learning: null,
  tie: null,
};

it.each([
  ['visitor', 'This part is not shown to you.'],
  ['member', 'Nothing is written here yet.'],
  ['self', 'Nothing is written here yet.'],
] as const)('a %s who sees nothing reads: %s', (reader, sentence) => {
  show(<InformationTab person={{ ...silent, reader }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
