import { getPost, getPostSurroundings } from '@/lib/publishing/blog/post';
import { findPosts } from '@/lib/publishing/blog/search';
import {
  getCategory,
  listCategories,
  listLatestPosts,
  listPosts,
  listTags,
} from '@/lib/publishing/blog/service';
import { closeDatabase } from '@/lib/platform/database/database';
import { readEnv } from '@/lib/platform/env';
import { openPool, switchTo, type Opened } from '@/tests/bench/learning/application';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { checkPlans, measureAll, type Asked } from './at-database';
import { loadBlog } from './load';
import { benchSitemap } from './sitemap';

const posts = 10_000;
const comments = 200_000;
export const blogDatabase = 'govorim_bench_blog';

/** What pages of the blog ask for, the `n`-th time. */
const pages: Asked = {
  'The list': async (n) => {
    await Promise.all([
      listPosts('en', { page: 1 + ((n * 19) % 800) }),
      listCategories('en'),
      listTags('en'),
    ]);
    await listLatestPosts('ru', 3);
  },
  'A category': async (n) => {
    const category = `bench-${1 + (n % 6)}`;
    await Promise.all([getCategory('de', category), listPosts('de', { category, page: 1 + (n % 130) })]);
  },
  'A tag': (n) => listPosts('en', { tag: `bench-${1 + (n % 24)}`, page: 1 + (n % 30) }),
  'A search for a word of every article': (n) => findPosts(n % 2 === 0 ? 'case' : 'articles', 'de'),
  'A search for a rare word': (n) => findPosts(`w${n}`, 'en'),
  'A post': async (n) => {
    const slug = `bench-post-${1 + ((n * 51) % 9999)}`;
    await getPost(slug, 'en').catch(() => undefined);
    await getPostSurroundings(slug, 'en').catch(() => undefined);
  },
};

/** The blog with ten thousand articles and two hundred thousand comments. */
export async function benchBlog(): Promise<Line[]> {
  const { DATABASE_URL } = readEnv(process.env);
  const { milliseconds, result: url } = await timed(() =>
    loadBlog(DATABASE_URL, blogDatabase, { posts, comments }),
  );
  const opened = openPool(url);
  switchTo(opened);
  const lines = [await describeLoad(opened, milliseconds)];
  lines.push(...(await measureAll(pages, `${posts} posts`)));
  lines.push(await benchSitemap(posts));
  lines.push(await checkPlans(openPool(url), pages, 'blog'));
  switchTo(opened);
  await closeDatabase();
  return lines;
}

async function describeLoad({ sql }: Opened, milliseconds: number): Promise<Line> {
  const [sizes] = await sql<{ texts: number; comments: number }[]>`
    select (select count(*)::int from document_texts) as texts, (select count(*)::int from comments) as comments`;
  return {
    what: 'The blog',
    measured: `${sizes?.texts ?? 0} texts, ${sizes?.comments ?? 0} comments, made in ${round(milliseconds / 1000, 0)} s`,
    goal: `at least ${2 * posts} texts and ${comments} comments`,
    isMet: (sizes?.texts ?? 0) >= 2 * posts && (sizes?.comments ?? 0) >= comments,
  };
}
