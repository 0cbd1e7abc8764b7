import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { translations, localize } from '@/lib/platform/i18n/localized-text';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { selectPostId } from './inside/post-queries';
import {
  countPosts,
  selectCards,
  selectCategories,
  selectPostIds,
  selectTag,
  selectTags,
  type CardRow,
} from './inside/queries';
import {
  minutesFor,
  pageSize,
  reservedCategories,
  type BlogCategory,
  type BlogTag,
  type PostListQuery,
  type PostCard,
  type PostList,
} from './schema';

/** The id of a published post. Throws AppError('not_found'). */
export async function getPostId(slug: string): Promise<number> {
  const id = await selectPostId(slug);
  if (id === null) throw new AppError('not_found');
  return id;
}

export async function listLatestPosts(locale: Locale, limit: number): Promise<PostCard[]> {
  return listCards(await selectPostIds({}, limit, 0), locale);
}

/** A page of posts. Throws AppError('not_found') for an unknown category or tag, or a page past the end but page 1. */
export async function listPosts(locale: Locale, { category, tag, page }: PostListQuery): Promise<PostList> {
  const filter = {
    ...(category !== undefined && { categoryId: await idOf(category, selectCategories()) }),
    ...(tag !== undefined && { tagId: (await requireTag(tag)).id }),
  };
  const [count, ids] = await Promise.all([
    countPosts(filter),
    selectPostIds(filter, pageSize, (page - 1) * pageSize),
  ]);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (page > pages) throw new AppError('not_found');
  return { posts: await listCards(ids, locale), page, pages, count };
}

/** The cards of these ids in their order; posts that are no longer public are left out. */
export async function listCards(ids: readonly number[], locale: Locale): Promise<PostCard[]> {
  const rows = new Map((await selectCards(ids, locale)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [cardOf(row, locale)] : [];
  });
}

function cardOf(row: CardRow, locale: Locale): PostCard {
  const lang = isLocale(row.locale) ? row.locale : 'en';
  return {
    id: row.id,
    slug: row.slug,
    category: { slug: row.category, title: localize(locale, translations.parse(row.categoryTitle)) },
    title: { text: row.title, lang },
    description: { text: row.description, lang },
    minutes: minutesFor(row.words),
    published_at: (row.publishedAt ?? new Date(0)).toISOString(),
    reads: row.reads,
  };
}

export async function listCategories(locale: Locale): Promise<BlogCategory[]> {
  const rows = await selectCategories();
  return rows
    .filter(({ slug }) => !reservedCategories.includes(slug))
    .map(({ slug, title, summary }) => ({
      slug,
      title: localize(locale, translations.parse(title)),
      summary: localize(locale, translations.parse(summary)),
    }));
}

/** Throws AppError('not_found'). */
export async function getCategory(locale: Locale, slug: string): Promise<BlogCategory> {
  const found = (await listCategories(locale)).find((category) => category.slug === slug);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The tags that published posts have. */
export async function listTags(locale: Locale): Promise<BlogTag[]> {
  return (await selectTags()).map(({ slug, title }) => ({
    slug,
    title: localize(locale, translations.parse(title)),
  }));
}

/** Throws AppError('not_found'). */
export async function getTag(locale: Locale, slug: string): Promise<BlogTag> {
  const { title } = await requireTag(slug);
  return { slug, title: localize(locale, translations.parse(title)) };
}

async function requireTag(slug: string) {
  const tag = await selectTag(slug);
  if (!tag) throw new AppError('not_found');
  return tag;
}

async function idOf(slug: string, listing: Promise<{ id: number; slug: string }[]>): Promise<number> {
  const found = (await listing).find((each) => each.slug === slug);
  if (!found) throw new AppError('not_found');
  return found.id;
}
