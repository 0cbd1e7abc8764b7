import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { validateXML } from 'xmllint-wasm';
import robots from '@/app/robots';
import { GET as index } from '@/app/sitemap.xml/route';
import { GET as part } from '@/app/sitemaps/[file]/route';
import { documents } from '@/db/schema/documents';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, writePost } from '@/tests/support/posts';

const { db } = testDatabase();
beforeEach(() => emptyBlog(db));

const origin = 'http://localhost:3000';
const ask = (headers = {}) => new Request(`${origin}/sitemap.xml`, { headers });
const read = async (file: string) => {
  const response = await part(ask(), { params: Promise.resolve({ file }) });
  return { status: response.status, text: await response.text() };
};

/** As search engines check it: the schema of sitemaps.org, which leaves links in other languages to theirs. */
async function faultsOf(xml: string, schema: 'sitemap' | 'siteindex'): Promise<string[]> {
  const official = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8').replaceAll(
    'processContents="strict"',
    'processContents="lax"',
  );
  const own =
    schema === 'sitemap' ? official : readFileSync('tests/api/publishing/seo/siteindex.xsd', 'utf8');
  const { errors } = await validateXML({ xml, schema: own });
  return errors.map(({ message }) => message);
}

describe('a search engine that reads the sitemaps', () => {
  it('finds a part for pages and one for posts, each with the day it changed', async () => {
    const id = await writePost(db, { slug: 'cases', publishedAt: new Date('2026-05-01T10:00:00Z') });
    const n = Math.floor((id - 1) / 350) + 1;
    const answer = await index(ask());
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(xml).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`);
    expect(xml).toContain(
      `<sitemap><loc>${origin}/sitemaps/posts-${n}.xml</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod></sitemap>`,
    );
    expect(await faultsOf(xml, 'siteindex')).toEqual([]);
  });

  it('is told exactly the languages a post is written in, and Russian for all others', async () => {
    const texts = { ru: { title: 'Падежи' }, en: { title: 'Cases' }, ja: { title: '格' } };
    const id = await writePost(db, { slug: 'cases', texts });
    const { text } = await read(`posts-${Math.floor((id - 1) / 350) + 1}.xml`);
    expect([...text.matchAll(/<loc>([^<]*)/gu)].map(([, loc]) => loc).sort()).toEqual([
      `${origin}/blog/grammar/cases`,
      `${origin}/en/blog/grammar/cases`,
      `${origin}/jp/blog/grammar/cases`,
    ]);
    expect(
      [...text.matchAll(/hreflang="([^"]*)"/gu)]
        .map(([, lang]) => lang)
        .slice(0, 4)
        .sort(),
    ).toEqual(['en', 'ja', 'ru', 'x-default']);
    expect(text).toContain(`hreflang="x-default" href="${origin}/blog/grammar/cases"`);
    expect(await faultsOf(text, 'sitemap')).toEqual([]);
  });

  it.each(['draft', 'scheduled', 'unpublished'] as const)(
    'is told nothing of a post that is %s',
    async (state) => {
      const id = await writePost(db, { slug: 'secret', state });
      const n = Math.floor((id - 1) / 350) + 1;
      expect((await read(`posts-${n}.xml`)).status).toBe(404);
      expect(await (await index(ask())).text()).not.toContain('posts-');
    },
  );

  it('finds home, lists, subjects and pages', async () => {
    await writePost(db, { slug: 'cases', category: 'grammar' });
    const publishedAt = new Date('2026-05-01T10:00:00Z');
    await db.insert(documents).values({ kind: 'page', slug: 'draft-page', createdAt: publishedAt });
    const { text } = await read('pages.xml');
    for (const path of ['/', '/jp', '/blog', '/de/blog/grammar', '/no/credits']) {
      expect(text).toContain(`<loc>${origin}${path}</loc>`);
    }
    expect(text).not.toContain('draft-page');
    expect(await faultsOf(text, 'sitemap')).toEqual([]);
    await db.delete(documents).where(eq(documents.slug, 'draft-page'));
  });

  it.each([
    'posts-0.xml',
    'posts-01.xml',
    'posts-9999999.xml',
    'posts-7.xml',
    'else.xml',
    'posts-1e3.xml',
    '../x',
  ])('gets 404 for %s', async (file) => {
    expect((await read(file)).status).toBe(404);
  });

  it('gets 304 and no body when it has this version already', async () => {
    const etag = (await index(ask())).headers.get('etag') ?? '';
    const again = await index(ask({ 'if-none-match': `"old", W/${etag}` }));
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writePost(db, { slug: 'new' });
    expect((await index(ask({ 'if-none-match': etag }))).status).toBe(200);
  });
});

it('robots are kept from what is for members, in every language, and shown the sitemap', () => {
  const { rules, sitemap } = robots();
  const { disallow, allow } = Array.isArray(rules) ? (rules[0] ?? {}) : rules;
  expect(sitemap).toBe(`${origin}/sitemap.xml`);
  expect(disallow).toEqual(
    expect.arrayContaining(['/api/', '/admin', '/account', '/jp/courses', '/de/auth/']),
  );
  expect(disallow).not.toContain('/blog');
  expect(allow).toContain('/api/images/');
});
