import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as ask } from '@/app/api/posts/[post]/route';
import { GET as readFeed } from '@/app/feeds/[locale]/route';
import { documents, documentTexts } from '@/db/schema/documents';
import { settings } from '@/db/schema/settings';
import { getPost, getPostSurroundings } from '@/lib/publishing/blog/post';
import { findPosts } from '@/lib/publishing/blog/search';
import { listLatestPosts } from '@/lib/publishing/blog/service';
import { getPage } from '@/lib/publishing/pages/service';
import { findPostCard } from '@/lib/publishing/seo/share-cards';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, writePost } from '@/tests/support/posts';
import { readSettingsAnew } from '@/tests/support/settings';

const { db } = testDatabase();
const phone = '+7 495 123-45-67';
const token = '{CONTACT_PHONE}';

beforeAll(async () => {
  await emptyBlog(db);
  for (const slug of ['winter', 'summer']) {
    await writePost(db, { slug, texts: { en: { title: `Ask ${token}`, body: `Call ${token}.` } } });
  }
  const [about] = await db
    .insert(documents)
    .values({ kind: 'page', slug: 'contact', state: 'published', createdAt: new Date(0) })
    .returning({ id: documents.id });
  const words = { title: `Call ${token}`, description: `${token}, ${token}`, body: token, words: 1 };
  const moments = { publishedAt: new Date(0), updatedAt: new Date(0) };
  await db.insert(documentTexts).values({ documentId: about?.id ?? 0, locale: 'en', ...words, ...moments });
});

async function setPhone(value: string): Promise<void> {
  await db.update(settings).set({ value }).where(eq(settings.key, 'site.phone'));
  await readSettingsAnew();
}

/** Wherever people or programs read an article or a page, as one text. */
async function readEverything(): Promise<string> {
  const feed = await readFeed(new Request('http://localhost:3000/feeds/en.json'), {
    params: Promise.resolve({ locale: 'en.json' }),
  });
  const told = [
    await getPost('winter', 'en'),
    await getPostSurroundings('winter', 'en'),
    await listLatestPosts('en', 3),
    await findPosts('Call', 'en'),
    (await call(ask, { params: { post: 'winter' }, headers: { 'accept-language': 'en' } })).body,
    await feed.text(),
    await findPostCard('en', 'winter'),
    await getPage('contact', 'en'),
  ];
  return JSON.stringify(told);
}

describe('spec §5: {CONTACT_PHONE} in the titles, descriptions and texts of articles and pages', () => {
  it('is the phone, at every place it stands', async () => {
    await setPhone(phone);
    const told = await readEverything();
    expect(told).not.toContain('CONTACT_PHONE');
    expect(told.split(phone).length).toBeGreaterThan(20);
  });

  it('is another phone as soon as one is set, and disappears with it', async () => {
    await setPhone('112');
    expect(await readEverything()).not.toContain(phone);
    await setPhone('');
    const told = await readEverything();
    expect(told).not.toContain('CONTACT_PHONE');
    expect(told).not.toContain('112');
  });
});
