import { hasRole } from '@/lib/people/staff/policy';
import { canWrite } from './writing/policy';
import type { Me } from '@/lib/people/auth/schema';
import { routes } from '@/lib/platform/routes/routes';

/*
 * Where one can go from every page. A link appears together with what it leads to: whoever builds that sets `isBuilt`
 * here, and header, site menu, profile menu and footer have it. Its name is messages `layout.places.<name>`.
 */
const places = {
  courses: { href: routes.courses(), isBuilt: true },
  blog: { href: routes.blog(), isBuilt: true },
  translate: { href: routes.translate(), isBuilt: false },
  chat: { href: routes.chat(), isBuilt: false },
  community: { href: routes.community(), isBuilt: false },
  friends: { href: routes.friends(), isBuilt: false },
  profile: { href: ({ id }: Person) => routes.profile(id), isBuilt: false },
  profileUpdate: { href: routes.profileUpdate(), isBuilt: false },
  profileSummary: { href: routes.profileSummary(), isBuilt: true },
  account: { href: routes.account(), isBuilt: true },
  write: { href: routes.writing(), isBuilt: true, isFor: writes },
  moderation: { href: routes.moderation(), isBuilt: true, isFor: isModerator },
  admin: { href: routes.admin(), isBuilt: true, isFor: isAdministrator },
  about: { href: routes.page('about'), isBuilt: true },
  support: { href: routes.page('support'), isBuilt: true },
  agreement: { href: routes.page('user-offer-agreement'), isBuilt: true },
  // Misspelt, and the real address all the same (decisions, "Routes").
  dataPolicy: { href: routes.page('personal-data-proccessing'), isBuilt: true },
  press: { href: routes.page('press'), isBuilt: true },
  contributions: { href: routes.page('contributions'), isBuilt: true },
  credits: { href: routes.credits(), isBuilt: true },
} satisfies Record<string, Place>;

/** The order of spec §1 (navigation) and §2 (profile menu, footer). */
const menus = {
  navigation: ['courses', 'blog', 'translate', 'chat', 'community'],
  profile: ['profile', 'profileUpdate', 'profileSummary', 'account', 'write', 'moderation', 'admin'],
  footer: ['about', 'blog', 'support', 'agreement', 'dataPolicy', 'press', 'contributions', 'credits'],
} satisfies Record<string, PlaceName[]>;

/** The role is not known before the server has said it. */
type Person = Pick<Me, 'id'> & Partial<Pick<Me, 'role'>>;
interface Place {
  href: string | ((person: Person) => string);
  isBuilt: boolean;
  /** Left out: for everybody who sees the menu. */
  isFor?: (person: Person) => boolean;
}
export type PlaceName = keyof typeof places;
export type MenuName = keyof typeof menus;

export interface PlaceLink {
  name: PlaceName;
  href: string;
}

export function isBuilt(name: PlaceName): boolean {
  return places[name].isBuilt;
}

/** The links of a menu in its order; `person` is who sees it, where that matters. */
export function listPlaces(menu: MenuName, person: Person | null = null): PlaceLink[] {
  return listAllPlaces(menu, person).filter(({ name }) => isBuilt(name));
}

/** The same as if everything were built: what the menu will hold one day. */
export function listAllPlaces(menu: MenuName, person: Person | null = null): PlaceLink[] {
  return menus[menu].flatMap((name) => linkTo(name, person) ?? []);
}

function linkTo(name: PlaceName, person: Person | null): PlaceLink | null {
  const { href, isFor }: Place = places[name];
  if (isFor && !(person && isFor(person))) return null;
  if (typeof href === 'string') return { name, href };
  return person && { name, href: href(person) };
}

function isModerator({ role }: Person): boolean {
  return role !== undefined && hasRole({ role }, 'moderator');
}

function isAdministrator({ role }: Person): boolean {
  return role !== undefined && hasRole({ role }, 'administrator');
}

function writes({ role }: Person): boolean {
  return role !== undefined && canWrite({ role });
}
