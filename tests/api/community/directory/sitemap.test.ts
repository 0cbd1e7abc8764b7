import { beforeEach, expect, it } from '@jest/globals';
import { findSitemap, sitemapIndex } from '@/app/sitemaps/sitemaps';
import { emptyDirectory, makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
beforeEach(() => emptyDirectory(db));

const partOf = (id: number) => Math.floor((id - 1) / 350) + 1;
const addressesIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)/gu)].map(([, loc]) => loc);
const isPublic = { audience: 'everyone' } as const;

it('search engines are told of adults who agreed to be found, by the name that visitors read', async () => {
  const vera = await makeMember(db, { firstName: 'Вера', surname: 'Стрелкова' }, isPublic);
  const addresses = addressesIn(await findSitemap(`people-${partOf(vera)}.xml`));
  expect(addresses).toContain(`http://localhost:3000/profile/${vera}-vera-s`);
  expect(addresses).toContain(`http://localhost:3000/jp/profile/${vera}-vera-s`);
  expect(await sitemapIndex()).toContain(`/sitemaps/people-${partOf(vera)}.xml</loc><lastmod>2026-01-01T`);
});

it.each([
  ['members alone', {}, {}],
  ['nobody', {}, { audience: 'nobody' }],
  ['everybody, but is a minor', { birthDate: '2012-05-05' }, isPublic],
  ['everybody, but is suspended', { suspendedUntil: new Date('2999-01-01') }, isPublic],
] as const)('they are not told of somebody who shows the profile to %s', async (_, user, profile) => {
  const id = await makeMember(db, user, profile);
  expect(await findSitemap(`people-${partOf(id)}.xml`)).toBeNull();
  expect(await sitemapIndex()).not.toContain('people-');
});

it.each(['people-0.xml', 'people-9999999.xml', 'people-01.xml', 'persons-1.xml'])(
  'there is no %s',
  async (file) => {
    expect(await findSitemap(file)).toBeNull();
  },
);
