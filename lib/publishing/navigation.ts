import { hasRole } from '@/lib/people/staff/policy';
import { canWrite } from './writing/policy';
import type { Me } from '@/lib/people/auth/schema';
import { routes } from '@/lib/platform/routes/routes';

/*
 * The destinations of the menus. A link is shown only when its page exists (`isBuilt`); header, site menu, profile menu
 * and footer all read this table. The label of a link is the message `layout.places.<name>`.
 */
const destinations = {
  courses: { href: routes.courses(), isBuilt: true },
  blog: { href: routes.blog(), isBuilt: true },
  translate: { href: routes.translate(), isBuilt: false },
  chat: { href: routes.chat(), isBuilt: true },
  community: { href: routes.community(), isBuilt: true },
  friends: { href: routes.friends(), isBuilt: true },
  profile: { href: ({ id }: Person) => routes.profile(id), isBuilt: true },
  profileUpdate: { href: routes.profileUpdate(), isBuilt: true },
  profileSummary: { href: routes.profileSummary(), isBuilt: true },
  account: { href: routes.account(), isBuilt: true },
  write: { href: routes.writing(), isBuilt: true, isFor: writes },
  moderation: { href: routes.moderation(), isBuilt: true, isFor: isModerator },
  admin: { href: routes.admin(), isBuilt: true, isFor: isAdministrator },
  about: { href: routes.page('about'), isBuilt: true },
  support: { href: routes.page('support'), isBuilt: true },
  agreement: { href: routes.page('user-offer-agreement'), isBuilt: true },
  // The slug is misspelt and must stay, because the address is published (decisions, "Routes").
  dataPolicy: { href: routes.page('personal-data-proccessing'), isBuilt: true },
  press: { href: routes.page('press'), isBuilt: true },
  contributions: { href: routes.page('contributions'), isBuilt: true },
  credits: { href: routes.credits(), isBuilt: true },
} satisfies Record<string, Destination>;

/** The order of spec §1 (navigation) and §2 (profile menu, footer). */
const menus = {
  navigation: ['courses', 'blog', 'translate', 'chat', 'community'],
  profile: ['profile', 'profileUpdate', 'profileSummary', 'account', 'write', 'moderation', 'admin'],
  footer: ['about', 'blog', 'support', 'agreement', 'dataPolicy', 'press', 'contributions', 'credits'],
} satisfies Record<string, DestinationName[]>;

/** The role is unknown until the server has answered. */
type Person = Pick<Me, 'id'> & Partial<Pick<Me, 'role'>>;
interface Destination {
  href: string | ((person: Person) => string);
  isBuilt: boolean;
  /** Whether this person sees the link; without it everybody does. */
  isFor?: (person: Person) => boolean;
}
export type DestinationName = keyof typeof destinations;
export type MenuName = keyof typeof menus;

export interface MenuLink {
  name: DestinationName;
  href: string;
}

export function isBuilt(name: DestinationName): boolean {
  return destinations[name].isBuilt;
}

/** The links of a menu in order; `person` is the signed-in viewer, null for visitors. */
export function listMenuLinks(menu: MenuName, person: Person | null = null): MenuLink[] {
  return listAllMenuLinks(menu, person).filter(({ name }) => isBuilt(name));
}

/** The same links, including those to pages that are not built yet. */
export function listAllMenuLinks(menu: MenuName, person: Person | null = null): MenuLink[] {
  return menus[menu].flatMap((name) => linkTo(name, person) ?? []);
}

function linkTo(name: DestinationName, person: Person | null): MenuLink | null {
  const { href, isFor }: Destination = destinations[name];
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
