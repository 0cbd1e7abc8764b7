import { beforeEach, describe, expect, it } from '@jest/globals';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { eq } from 'drizzle-orm';
import { validateXML } from 'xmllint-wasm';
import { GET as ofCategory } from '@/app/feeds/[locale]/[file]/route';
import { GET as ofBlog } from '@/app/feeds/[locale]/route';
import { documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { shareableOf } from '@/lib/platform/http-server/page-cache/shareable';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, nameCategory, writePost } from '@/tests/support/posts';

const { db } = testDatabase();
beforeEach(() => emptyBlog(db));

const origin = 'http://localhost:3000';
const request = (headers = {}) => new Request(`${origin}/feeds`, { headers });

async function feed(file: string, headers = {}) {
  const response = await ofBlog(request(headers), { params: Promise.resolve({ locale: file }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function categoryFeed(locale: string, file: string) {
  const response = await ofCategory(request(), { params: Promise.resolve({ locale, file }) });
  return { status: response.status, text: await response.text() };
}

function only<T>(list: readonly T[] | undefined): T {
  const [first] = list ?? [];
  if (first === undefined) throw new Error('There is none.');
  return first;
}

async function boris(): Promise<number> {
  const [row] = await db.select().from(users).where(eq(users.email, 'boris@demo.govorim.example'));
  return row?.id ?? 0;
}

const title = 'ты & вы: a < b, ]]> 🙂 </title><script>';
const body = 'Sa[y](/about) <b>ты</b> & ]]> 🙂\n\n> Приве́т!\n> Hello!';

it('is kept by the front, which asks for it once however many read it', async () => {
  const { status, headers } = await feed('en.rss');
  expect(shareableOf(status, Object.fromEntries(headers))).toBeDefined();
});

describe('a feed reader', () => {
  it('reads the same in RSS, Atom and JSON, whatever signs a writer uses', async () => {
    await writePost(db, { slug: 'signs', texts: { en: { title, body } }, authorId: await boris() });
    const rss = only(parseRssFeed((await feed('en.rss')).text).items);
    const atom = only(parseAtomFeed((await feed('en.atom')).text).entries);
    const json = only(parseJsonFeed((await feed('en.json')).text).items);
    const url = `${origin}/en/blog/grammar/signs`;
    expect(rss).toMatchObject({ title, link: url, dc: { creators: ['Борис Лебедев'] } });
    expect(atom).toMatchObject({ title: { value: title } });
    expect(only(atom.links).href).toBe(url);
    expect(json).toMatchObject({ title, url, language: 'en' });
    const html = json.content_html ?? '';
    expect(html).toContain(`<a href="${origin}/en/about">`);
    expect(html).toContain('Приве́т!');
    expect(html).not.toContain('<b>');
    expect(rss.content?.encoded).toBe(html);
    expect(atom.content?.value).toBe(html);
  });

  it.each(['en.rss', 'en.atom'])('gets %s well-formed, whatever was typed', async (file) => {
    await writePost(db, { slug: 'signs', texts: { en: { title: `${title} \u0007\ufffe bell`, body } } });
    const { text } = await feed(file);
    expect(text).toContain(' bell');
    const { errors } = await validateXML({ xml: text, normalization: 'format' });
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it.each([
    ['en.rss', 'application/rss+xml; charset=utf-8'],
    ['en.atom', 'application/atom+xml; charset=utf-8'],
    ['en.json', 'application/feed+json; charset=utf-8'],
  ])('is told what %s is', async (file, type) => {
    expect((await feed(file)).headers.get('content-type')).toBe(type);
  });

  it('gets the newest first, twenty at most, each in the best language there is', async () => {
    for (let day = 1; day <= 22; day += 1) {
      const texts = { ru: { title: `День ${day}` }, ...(day === 22 && { de: { title: 'Zuletzt' } }) };
      await writePost(db, { slug: `day-${day}`, publishedAt: new Date(Date.UTC(2026, 2, day)), texts });
    }
    const { items } = parseJsonFeed((await feed('de.json')).text);
    expect(items).toHaveLength(20);
    expect(items?.slice(0, 2).map((item) => [item.title, item.language, item.url])).toEqual([
      ['Zuletzt', 'de', `${origin}/de/blog/grammar/day-22`],
      ['День 21', 'ru', `${origin}/de/blog/grammar/day-21`],
    ]);
  });

  it('knows a post again whatever becomes of its text, and learns when it changed', async () => {
    const id = await writePost(db, { slug: 'cases', publishedAt: new Date('2026-03-01T00:00:00Z') });
    const before = parseAtomFeed((await feed('en.atom')).text);
    const changed = { title: 'Anew', updatedAt: new Date('2026-03-05T00:00:00Z') };
    await db.update(documentTexts).set(changed).where(eq(documentTexts.documentId, id));
    const after = parseAtomFeed((await feed('en.atom')).text);
    expect(after.entries?.[0]?.id).toBe(before.entries?.[0]?.id);
    expect(after.entries?.[0]).toMatchObject({
      title: { value: 'Anew' },
      published: '2026-03-01T00:00:00.000Z',
      updated: '2026-03-05T00:00:00.000Z',
    });
    expect(after.updated).toBe('2026-03-05T00:00:00.000Z');
  });

  it('follows one subject, and an empty one without an error', async () => {
    await writePost(db, { slug: 'cases', category: 'grammar' });
    await nameCategory(db, 'songs');
    const grammar = parseRssFeed((await categoryFeed('en', 'grammar.rss')).text);
    expect([grammar.title, grammar.items?.length]).toEqual(['Говорим · Category grammar', 1]);
    const songs = parseRssFeed((await categoryFeed('en', 'songs.rss')).text);
    expect(songs.items ?? []).toEqual([]);
  });

  it.each(['draft', 'scheduled', 'unpublished'] as const)(
    'is told nothing of a post that is %s',
    async (state) => {
      await writePost(db, { slug: 'secret', state });
      expect((await feed('en.rss')).text).not.toContain('secret');
    },
  );

  it.each(['xx.rss', 'en.xml', 'en', 'EN.rss', '.rss', 'en.rss.rss'])('gets 404 for %s', async (file) => {
    expect((await feed(file)).status).toBe(404);
  });

  it('gets 404 for a subject that is not there', async () => {
    expect((await categoryFeed('en', 'none.rss')).status).toBe(404);
    expect((await categoryFeed('xx', 'grammar.rss')).status).toBe(404);
  });

  it('gets 304 and no body for the version it has, and the new one after a change', async () => {
    const first = await feed('en.rss');
    const etag = first.headers.get('etag') ?? '';
    const again = await feed('en.rss', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await writePost(db, { slug: 'new' });
    expect((await feed('en.rss', { 'if-none-match': etag })).status).toBe(200);
  });
});
