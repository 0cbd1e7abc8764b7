import { z } from 'zod';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { locales } from '@/lib/platform/i18n/locales';

/** Number of posts on one page of a list. */
export const pageSize = 12;

/** First path segments below `/blog` that cannot be the slug of a category. */
export const reservedCategories = ['page', 'tag', 'search', 'write'];

export const blogSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  .max(120);
/** A page number in a URL: no leading zero, at most six digits, which fit a database integer. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/u)
  .transform(Number);

export const postParams = z.object({ post: blogSlug });

const named = z.object({ slug: blogSlug, title: localizedText });
const blogTag = named.meta({ id: 'BlogTag' });
export type BlogTag = z.infer<typeof blogTag>;
export type BlogCategory = BlogTag & { summary: z.infer<typeof localizedText> };

const count = z.int().min(0);

const postCard = z
  .object({
    id: z.int(),
    slug: blogSlug,
    category: named.meta({ id: 'BlogCategoryName' }),
    title: localizedText,
    description: localizedText,
    minutes: z.int().min(1).describe('How long somebody who learns the language reads.'),
    published_at: z.iso.datetime(),
    reads: count.describe('Once for each reader and day.'),
  })
  .meta({ id: 'PostCard' });
export type PostCard = z.infer<typeof postCard>;

export const listQuery = z.strictObject({
  page: pageNumber.default(1),
  category: blogSlug.optional(),
  tag: blogSlug.optional(),
});

/** The filter and page of a list of posts. */
export interface PostListQuery {
  category?: string | undefined;
  tag?: string | undefined;
  /** Counted from 1. */
  page: number;
}

export const postList = z
  .object({
    posts: z.array(postCard),
    page: z.int().min(1),
    pages: z.int().min(1).describe('How many pages there are; an empty list has one.'),
    count,
  })
  .meta({ id: 'PostList', description: 'The newest first.' });
export type PostList = z.infer<typeof postList>;

/** The address parts and the title of another post. */
export interface PostLink {
  slug: string;
  category: string;
  title: z.infer<typeof localizedText>;
}

export const postReads = z.object({ reads: count });

export const postAnswer = postCard
  .extend({
    languages: z.array(z.enum(locales)).describe('What it can be read in.'),
    tags: z.array(blogTag),
    markdown: z.string(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Post' });
export type PostAnswer = z.infer<typeof postAnswer>;

/** Reading speed of people who read in a foreign language. */
const wordsPerMinute = 180;
export const minutesFor = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));
