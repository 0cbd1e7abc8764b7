import { beforeEach, describe, expect, it } from '@jest/globals';
import { GET } from '@/app/og/[locale]/[file]/route';
import { GET as ofSite } from '@/app/og/[locale]/route';
import { shareableOf } from '@/lib/platform/http-server/page-cache/shareable';
import { findPostCard, fingerprint, getSiteCard, type ShareCard } from '@/lib/publishing/seo/share-cards';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, writePost } from '@/tests/support/posts';

/* What is drawn. The drawing itself is looked at in tests/http/search-engine.spec.ts: jest cannot load what draws. */
const { db } = testDatabase();
beforeEach(() => emptyBlog(db));

const ask = (locale: string, file: string, headers = {}) =>
  GET(new Request('http://localhost:3000/og', { headers }), { params: Promise.resolve({ locale, file }) });
const tagOf = (card: ShareCard | null) => ({ 'if-none-match': card ? `"${fingerprint(card)}"` : '' });

describe('the picture of a post where it is shared', () => {
  it('says its title and its subject in the language of the text, without stress marks', async () => {
    await writePost(db, { slug: 'cases', texts: { en: { title: 'Cases: паде́жи' } } });
    const card = { site: 'Говорим', title: 'Cases: падежи', kicker: 'Category grammar' };
    expect(await findPostCard('de', 'cases')).toEqual(card);
  });

  it.each(['日本語の記事', 'Հոդված', '🎵'])('has no title rather than boxes for “%s”', async (title) => {
    await writePost(db, { slug: 'odd', texts: { ja: { title } } });
    expect(await findPostCard('ja', 'odd')).toMatchObject({ site: 'Говорим', title: null });
  });

  it('is not drawn again for who has it, and may be kept for a day', async () => {
    await writePost(db, { slug: 'cases' });
    const answer = await ask('en', 'cases.png', tagOf(await findPostCard('en', 'cases')));
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    // What is drawn comes with the same headers: the front keeps it, and asks for it once.
    expect(shareableOf(200, Object.fromEntries(answer.headers))).toBeDefined();
  });

  it('is another once the title has changed', async () => {
    await writePost(db, { slug: 'cases', texts: { en: { title: 'Cases' } } });
    const before = tagOf(await findPostCard('en', 'cases'));
    await emptyBlog(db);
    await writePost(db, { slug: 'cases', texts: { en: { title: 'Six cases' } } });
    expect(tagOf(await findPostCard('en', 'cases'))).not.toEqual(before);
  });

  it.each([
    ['en', 'none.png'],
    ['en', 'draft.png'],
    ['xx', 'cases.png'],
    ['en', 'cases.jpg'],
    ['en', '..%2f.png'],
  ])('is not there: /og/%s/%s', async (locale, file) => {
    await writePost(db, { slug: 'draft', state: 'draft' });
    await writePost(db, { slug: 'cases' });
    expect((await ask(locale, file)).status).toBe(404);
  });
});

it('the site has one in each language, and in no others', async () => {
  const headers = tagOf(await getSiteCard('hy'));
  const get = (locale: string) =>
    ofSite(new Request('http://localhost:3000/og', { headers }), { params: Promise.resolve({ locale }) });
  expect((await get('hy.png')).status).toBe(304);
  expect((await get('xx.png')).status).toBe(404);
  expect((await get('ru')).status).toBe(404);
});
