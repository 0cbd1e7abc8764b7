import { describe, expect, it } from '@jest/globals';
import type { Role } from '@/lib/people/auth/viewer';
import {
  canEdit,
  canPublish,
  canRemove,
  canSee,
  canWrite,
  type Writing,
} from '@/lib/publishing/writing/policy';

const boris = (isApproved: boolean) => ({ id: 2, role: 'teacher' as Role, isApproved });
const dina = { id: 5, role: 'administrator' as Role, isApproved: false };
const draft: Writing = { kind: 'post', authorId: 2, state: 'draft', wasPublished: false };
const published: Writing = { ...draft, state: 'published', wasPublished: true };

describe('who writes', () => {
  it.each([
    ['student', false],
    ['teacher', true],
    ['moderator', false],
    ['administrator', true],
  ] as const)('a %s: %s', (role, expected) => expect(canWrite({ role })).toBe(expected));

  it.each([
    ['Борис, who waits for approval', boris(false), draft, 'see edit remove'],
    ['Борис, who waits, of what an administrator published', boris(false), published, 'see'],
    ['Борис, approved', boris(true), draft, 'see edit publish remove'],
    ['Борис, approved, of what is public', boris(true), published, 'see edit publish'],
    [
      'Борис, approved, of what is scheduled',
      boris(true),
      { ...draft, state: 'scheduled' },
      'see edit publish',
    ],
    ['Борис, of somebody else’s draft', boris(true), { ...draft, authorId: 7 }, ''],
    ['Борис, of a page', boris(true), { ...draft, kind: 'page' }, ''],
    ['Борис, of what the editors wrote', boris(true), { ...draft, authorId: null }, ''],
    ['Дина, of his draft', dina, draft, 'see edit publish remove'],
    ['Дина, of a page', dina, { ...published, kind: 'page', authorId: null }, 'see edit publish'],
    ['Анна, even of what bears her number', { id: 2, role: 'student', isApproved: true }, draft, ''],
    ['Глеб, even of what bears his number', { id: 2, role: 'moderator', isApproved: true }, draft, ''],
  ] as [string, typeof dina, Writing, string][])('%s', (_, writer, writing, expected) => {
    const allowed = Object.entries({ see: canSee, edit: canEdit, publish: canPublish, remove: canRemove })
      .filter(([, may]) => may(writer, writing))
      .map(([name]) => name);
    expect(allowed.join(' ')).toBe(expected);
  });
});
