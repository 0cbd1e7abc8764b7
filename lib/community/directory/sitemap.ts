import 'server-only';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import { profileSlug } from '@/lib/people/audience/profile-slug';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { routes } from '@/lib/platform/routes/routes';
import { sitemapRoutes } from '@/lib/publishing/seo/routes';
import { inAllLanguages, type SitemapEntry, type SitemapFile } from '@/lib/publishing/seo/sitemap';
import { selectPublicParts, selectPublicPeople } from './inside/sitemap-queries';
import { today } from './searcher';

/** Ids in one sitemap: in all fourteen languages it stays below 5,000 addresses. */
const idsPerPart = 350;
/** Ids are 32-bit integers. */
const maxParts = Math.floor((2 ** 31 - 1) / idsPerPart);

/** The sitemaps of adults whose profile is public. */
export async function listPeopleSitemaps(): Promise<SitemapFile[]> {
  const parts = await selectPublicParts(db, findable(), idsPerPart);
  return parts.map(({ part, changedAt }) => ({ path: sitemapRoutes.people(part), changedAt }));
}

/** Null when the part has nobody. */
export async function findPeopleEntries(part: number): Promise<SitemapEntry[] | null> {
  if (part > maxParts) return null;
  const ids = { after: (part - 1) * idsPerPart, until: part * idsPerPart };
  const people = await selectPublicPeople(db, findable(), ids);
  if (people.length === 0) return null;
  return people.map((person) => ({
    path: routes.profileNamed(profileSlug(person)),
    texts: inAllLanguages(person.profile.updatedAt),
  }));
}

const findable = () => ({
  bornUntil: birthDatesOf({ min: adultYears, max: null }, today()).until,
  at: now(),
});
