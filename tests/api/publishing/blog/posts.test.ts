import { beforeEach, describe, expect, it } from '@jest/globals';
import { GET as getOne } from '@/app/api/posts/[post]/route';
import { GET as getList } from '@/app/api/posts/route';
import { getPost, getPostSurroundings } from '@/lib/publishing/blog/post';
import { postList, type PostList } from '@/lib/publishing/blog/schema';
import { getPostId, listLatestPosts, listTags } from '@/lib/publishing/blog/service';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, nameCategory, nameTag, writePost } from '@/tests/support/posts';

const { db } = testDatabase();
beforeEach(() => emptyBlog(db));

async function list(query: Record<string, string> = {}, language = 'en'): Promise<PostList> {
  const { status, body } = await call(getList, { query, headers: { 'accept-language': language } });
  expect(status).toBe(200);
  return postList.parse(body);
}
const slugs = ({ posts }: PostList) => posts.map(({ slug }) => slug);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('Vera reads the list of posts', () => {
  it('the newest first, those of one moment by what came last, twelve a page, none twice', async () => {
    for (let number = 1; number <= 14; number += 1) {
      await writePost(db, { slug: `post-${number}`, publishedAt: day(number < 3 ? 1 : number) });
    }
    const [first, second] = [await list(), await list({ page: '2' })];
    expect(first).toMatchObject({ page: 1, pages: 2, count: 14 });
    expect(slugs(first)).toEqual(Array.from({ length: 12 }, (_, index) => `post-${14 - index}`));
    expect(slugs(second)).toEqual(['post-2', 'post-1']);
  });

  it('sees neither drafts nor what is scheduled or taken back', async () => {
    await writePost(db, { slug: 'seen' });
    for (const state of ['draft', 'scheduled', 'unpublished'] as const) {
      await writePost(db, { slug: `a-${state}`, state });
      await expect(getPostId(`a-${state}`)).rejects.toMatchObject({ code: 'not_found' });
      expect(await call(getOne, { params: { post: `a-${state}` } })).toMatchObject({ status: 404 });
    }
    expect(slugs(await list())).toEqual(['seen']);
    expect((await listLatestPosts('ru', 5)).map(({ slug }) => slug)).toEqual(['seen']);
  });

  it('sees each post in her language, else in English, else in Russian', async () => {
    const [ru, en, de] = [{ title: 'Падежи́' }, { title: 'Cases' }, { title: 'Fälle' }];
    await writePost(db, { slug: 'three', texts: { ru, en, de }, publishedAt: day(3) });
    await writePost(db, { slug: 'two', texts: { ru, en }, publishedAt: day(2) });
    await writePost(db, { slug: 'one', texts: { ru }, publishedAt: day(1) });
    const { posts } = await list({}, 'de');
    expect(posts.map(({ title }) => title)).toEqual([
      { text: 'Fälle', lang: 'de' },
      { text: 'Cases', lang: 'en' },
      { text: 'Падежи́', lang: 'ru' },
    ]);
  });

  it('by category and by tag', async () => {
    await writePost(db, { slug: 'a', category: 'grammar', tags: ['cases'] });
    await writePost(db, { slug: 'b', category: 'culture', tags: ['cases', 'food'] });
    await writePost(db, { slug: 'c', category: 'culture' });
    expect(slugs(await list({ category: 'culture' }))).toEqual(['c', 'b']);
    expect(slugs(await list({ tag: 'cases' }))).toEqual(['b', 'a']);
    expect(slugs(await list({ category: 'culture', tag: 'cases' }))).toEqual(['b']);
  });

  it('finds an empty category empty, and what there is not, not found', async () => {
    await nameCategory(db, 'empty');
    await nameTag(db, 'unused');
    expect(await list({ category: 'empty' })).toEqual({ posts: [], page: 1, pages: 1, count: 0 });
    expect(await list({ tag: 'unused' })).toMatchObject({ count: 0 });
    expect(await listTags('en')).toEqual([]);
    for (const query of [{ category: 'none' }, { tag: 'none' }, { page: '2' }]) {
      expect(await call(getList, { query })).toMatchObject({ status: 404 });
    }
    for (const page of ['0', '-1', '01', '1e3', '9999999', 'x']) {
      expect(await call(getList, { query: { page } })).toMatchObject({ status: 400 });
    }
  });
});

describe('An article', () => {
  it('comes rendered, in the best language, and says which ones there are', async () => {
    const body = '## Глава́\n\n> Я иду́.\n> I walk.\n\n<script>alert(1)</script>';
    await writePost(db, {
      slug: 'walk',
      texts: { en: { title: 'Walk', body }, ru: { title: 'Идти́', body } },
    });
    const post = await getPost('walk', 'de');
    expect(post).toMatchObject({ title: { text: 'Walk', lang: 'en' }, languages: ['en', 'ru'] });
    expect(post.headings).toEqual([{ id: 'section-1', level: 2, text: 'Глава́' }]);
    expect(post.html).toContain('<figure class="example"><p lang="ru">Я иду\u0301.</p>');
    expect(post.html).not.toContain('script');
  });

  it('leads to the ones before and after it in its category, and to those that share its tags', async () => {
    await writePost(db, { slug: 'first', publishedAt: day(1) });
    await writePost(db, { slug: 'second', publishedAt: day(2), tags: ['cases', 'verbs'] });
    await writePost(db, { slug: 'third', publishedAt: day(2) });
    await writePost(db, { slug: 'near', category: 'culture', publishedAt: day(1), tags: ['cases', 'verbs'] });
    await writePost(db, { slug: 'far', category: 'culture', publishedAt: day(9) });
    await writePost(db, { slug: 'hidden', state: 'draft', tags: ['cases', 'verbs'] });
    const { previous, next, related } = await getPostSurroundings('second', 'en');
    expect([previous?.slug, next?.slug]).toEqual(['first', 'third']);
    expect(related.map(({ slug }) => slug)).toEqual(['near', 'third', 'first']);
  });
});
