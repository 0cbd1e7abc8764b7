import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentLoads } from '@/db/schema/courses';
import { documentRevisions, documents, documentTexts } from '@/db/schema/documents';
import { getPost, getPostSurroundings } from '@/lib/publishing/blog/post';
import { getPostId, listCategories, listPosts } from '@/lib/publishing/blog/service';
import { checkContent } from '@/lib/content/check';
import { getImage } from '@/lib/publishing/images/service';
import { dropImage } from '@/lib/platform/images/store';
import { loadDocuments } from '@/lib/content/load/load-documents';
import { pagesChannel } from '@/lib/platform/cache/pages-channel';
import { article, DocumentFolder, postYaml } from '@/tests/support/content/documents';
import { testDatabase } from '@/tests/support/database';
import { makePicture } from '@/tests/support/picture';
import { emptyBlog } from '@/tests/support/posts';

const { db, sql } = testDatabase();
let content: DocumentFolder;
beforeEach(async () => {
  await forget();
  await emptyBlog(db);
  content = await DocumentFolder.create();
});
afterEach(() => content.dispose());

const forget = () => db.delete(contentLoads).where(eq(contentLoads.folder, 'documents'));
const load = async () => loadDocuments(db, (await checkContent(content.folder)).documents);
const textOf = (slug: string, locale: string) =>
  and(
    eq(documentTexts.locale, locale),
    eq(
      documentTexts.documentId,
      db.select({ id: documents.id }).from(documents).where(eq(documents.slug, slug)),
    ),
  );
const titleOf = async (slug: string) => (await getPost(slug, 'en')).title.text;

describe('Loading articles and pages', () => {
  it('publishes them with their categories, tags and languages', async () => {
    await load();
    const { posts, count } = await listPosts('en', { category: 'grammar', tag: 'verbs', page: 1 });
    expect(count).toBe(2);
    expect(posts[0]).toMatchObject({ published_at: '2026-03-08T00:00:00.000Z', title: { lang: 'en' } });
    expect((await listCategories('de')).map(({ slug }) => slug)).toEqual(['grammar', 'culture']);
    const pages = await db.select({ slug: documents.slug }).from(documents).where(eq(documents.kind, 'page'));
    expect(pages).toEqual([{ slug: 'about' }]);
    const causes = await db.selectDistinct({ cause: documentRevisions.cause }).from(documentRevisions);
    expect(causes).toEqual([{ cause: 'loaded' }]);
  });

  it('changes nothing the second time, even when the fingerprint is forgotten', async () => {
    expect((await load()).changed).toBeGreaterThan(0);
    expect(await load()).toEqual({ changed: 0 });
    await forget();
    expect(await load()).toEqual({ changed: 0 });
  });

  it('sets a changed text down as a revision and tells the pages', async () => {
    await load();
    let told = 0;
    const listening = await sql.listen(pagesChannel, () => (told += 1));
    await content.write('posts/walk/en.md', article('Walking'));
    expect(await load()).toEqual({ changed: 1 });
    expect(await titleOf('walk')).toBe('Walking');
    const revisions = await db
      .select({ title: documentRevisions.title })
      .from(documentRevisions)
      .where(
        and(eq(documentRevisions.documentId, await getPostId('walk')), eq(documentRevisions.locale, 'en')),
      )
      .orderBy(asc(documentRevisions.id));
    expect(revisions).toEqual([{ title: 'walk' }, { title: 'Walking' }]);
    await listening.unlisten();
    expect(told).toBe(1);
  });

  it('shows the pictures of a folder under an address that lasts as long as they do', async () => {
    const imagesOf = async () =>
      (await getPost('walk', 'en')).html.match(
        /<figure class="picture"><img src="([^"]+)" width="8" height="8"/u,
      )?.[1];
    await content.write('posts/walk/map.png', await makePicture(8, 8));
    await content.write('posts/walk/en.md', article('walk', '![A map](map.png)'));
    await load();
    const address = await imagesOf();
    const id = /^\/api\/images\/(.+)\.webp$/u.exec(address ?? '')?.[1] ?? '';
    expect((await getImage(id)).type).toBe('image/webp');
    await forget();
    expect(await load()).toEqual({ changed: 0 });
    expect(await imagesOf()).toBe(address);

    await dropImage(id);
    await load();
    expect((await getImage(id)).size).toBeGreaterThan(0);

    await content.write('posts/walk/map.png', await makePicture(8, 8, 'blue'));
    expect(await load()).toEqual({ changed: 1 });
    expect(await imagesOf()).not.toBe(address);
  });

  it('names first what the article names as the next to read', async () => {
    for (const slug of ['near', 'far']) {
      await content.write(`posts/${slug}/post.yaml`, postYaml);
      for (const name of ['en.md', 'ru.md']) await content.write(`posts/${slug}/${name}`, article('Да́льше'));
    }
    await content.write('posts/far/post.yaml', 'category: culture\ntags: [verbs]\npublished: 2026-03-01\n');
    await load();
    const related = async () => (await getPostSurroundings('walk', 'en')).related.map(({ slug }) => slug);
    expect((await related()).at(-1)).toBe('far');
    await content.write('posts/walk/post.yaml', `${postYaml}related: [far, talk]\n`);
    expect(await load()).toEqual({ changed: 1 });
    expect(await related()).toEqual(['far', 'talk', 'near']);
  });

  it('leaves what people changed as they left it', async () => {
    await load();
    await db.update(documentTexts).set({ title: 'By Dina', loaded: null }).where(textOf('walk', 'en'));
    await content.write('posts/walk/en.md', article('From the file'));
    await content.write('posts/walk/ru.md', article('Из фа́йла'));
    await content.write('posts/walk/post.yaml', postYaml.replace('grammar', 'culture'));
    await load();
    const post = await getPost('walk', 'en');
    expect([post.title.text, post.category.slug]).toEqual(['By Dina', 'grammar']);
    expect((await getPost('walk', 'ru')).title.text).toBe('Из фа́йла');
    await content.remove('posts/walk');
    await load();
    expect(await titleOf('walk')).toBe('By Dina');
  });

  it('moves an untouched article to another category, and takes back what the files no longer have', async () => {
    await load();
    await content.write('posts/walk/post.yaml', 'category: culture\ntags: [verbs]\npublished: 2026-03-09\n');
    await content.remove('posts/talk');
    await content.write('posts/walk/de.md', article('Gehen'));
    await load();
    const { category, tags, languages } = await getPost('walk', 'de');
    expect([category.slug, tags.map(({ slug }) => slug), languages]).toEqual([
      'culture',
      ['verbs'],
      ['en', 'de', 'ru'],
    ]);
    await expect(getPostId('talk')).rejects.toMatchObject({ code: 'not_found' });
    await content.write('posts/talk/post.yaml', postYaml);
    for (const name of ['en.md', 'ru.md']) await content.write(`posts/talk/${name}`, article('Back'));
    await load();
    expect(await titleOf('talk')).toBe('Back');
    await content.remove('posts/walk/de.md');
    await load();
    expect((await getPost('walk', 'de')).languages).toEqual(['en', 'ru']);
  });
});
