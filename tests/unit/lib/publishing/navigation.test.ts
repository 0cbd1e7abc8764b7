import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, listAllMenuLinks, listMenuLinks, type MenuName } from '@/lib/publishing/navigation';

const anna = { id: 7, role: 'student' } as const;
const dina = { id: 9, role: 'administrator' } as const;
const names = (menu: MenuName, person: Parameters<typeof listMenuLinks>[1] = null) =>
  listAllMenuLinks(menu, person).map(({ name }) => name);

describe('once everything is built', () => {
  it('spec §1: the navigation leads to courses, blog, translate, chat and community', () => {
    expect(listAllMenuLinks('navigation').map(({ href }) => href)).toEqual([
      '/courses',
      '/blog',
      '/translate',
      '/chat',
      '/community',
    ]);
  });

  it('spec §2: the profile menu has my profile, edit profile, statistics, and the account after them', () => {
    expect(names('profile', anna)).toEqual(['profile', 'profileUpdate', 'profileSummary', 'account']);
    expect(listAllMenuLinks('profile', anna)[0]?.href).toBe('/profile/7');
  });

  it('only Дина, who administers, is shown the administration', () => {
    expect(names('profile', dina)).toContain('admin');
    expect(names('profile', { id: 8, role: 'teacher' })).not.toContain('admin');
    expect(names('profile', { id: 9 })).not.toContain('admin');
  });

  it('spec §2: the footer leads to about, blog, support, agreement, data policy, press centre and contributions, and we to the credits', () => {
    expect(listAllMenuLinks('footer').map(({ href }) => href)).toEqual([
      '/about',
      '/blog',
      '/support',
      '/user-offer-agreement',
      '/personal-data-proccessing',
      '/press',
      '/contributions',
      '/credits',
    ]);
  });
});

it.each(['navigation', 'profile', 'footer'] as const)(
  'the menu “%s” holds what is built, in order',
  (menu) => {
    const built = listAllMenuLinks(menu, dina).filter(({ name }) => isBuilt(name));
    expect(listMenuLinks(menu, dina)).toEqual(built);
  },
);

/** Pages by their folder; editable pages and profiles are one folder for many addresses. */
const folders = {
  courses: 'courses',
  blog: 'blog',
  translate: 'translate',
  chat: 'chat',
  community: 'community',
  friends: 'friends',
  profile: 'profile/[handle]',
  profileUpdate: 'profile/update',
  profileSummary: 'profile/summary',
  account: 'account',
  admin: 'admin',
} as const;

it.each(Object.entries(folders))('a link appears together with what it leads to: %s', (name, folder) => {
  // The boundary: the keys of the object above.
  const place = name as keyof typeof folders;
  expect(existsSync(join(__dirname, '../../../../app/[locale]', folder)) || !isBuilt(place)).toBe(true);
});
