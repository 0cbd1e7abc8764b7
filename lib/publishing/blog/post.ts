import 'server-only';
import { renderDocument } from '@/lib/publishing/documents/render';
import { AppError } from '@/lib/platform/errors';
import type { RenderedDocument } from '@/lib/platform/markdown/render-markdown';
import { bestLocale, translations, localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';
import { isLocale, locales, type Locale } from '@/lib/platform/i18n/locales';
import { getSettings } from '@/lib/people/settings/service';
import { fillPhone } from '@/lib/platform/text/contact-phone';
import {
  selectNeighbour,
  selectPost,
  selectRelated,
  selectTagsOf,
  selectTexts,
  type PostRow,
} from './inside/post-queries';
import { minutesFor, type BlogTag, type PostAnswer, type PostCard, type PostLink } from './schema';
import { listCards } from './service';

const maxRelated = 3;

/** An article as its page shows it. */
export interface PostView extends RenderedDocument {
  id: number;
  slug: string;
  category: { slug: string; title: LocalizedText };
  title: LocalizedText;
  description: LocalizedText;
  /** The languages it can be read in, in the order of the language switcher. */
  languages: Locale[];
  /** Null for the editors of the site. */
  author: { id: number; name: string } | null;
  coverId: string | null;
  minutes: number;
  publishedAt: Date;
  updatedAt: Date;
  reads: number;
  tags: BlogTag[];
}

/** A published post in the best language for a reader, rendered. Throws AppError('not_found'). */
export async function getPost(slug: string, locale: Locale): Promise<PostView> {
  const { row, text, lang, languages } = await findText(slug, locale);
  const rendered = await renderDocument({ markdown: text.body, locale, lang });
  return {
    ...rendered,
    id: row.id,
    slug,
    category: categoryOf(row, locale),
    title: { text: text.title, lang },
    description: { text: text.description, lang },
    languages,
    author: authorOf(row),
    coverId: row.coverId,
    minutes: minutesFor(text.words),
    publishedAt: row.publishedAt ?? text.updatedAt,
    updatedAt: text.updatedAt,
    reads: row.reads,
    tags: await tagsOf(row.id, locale),
  };
}

/** The same post for the API: its Markdown as written, with the phone number filled in. Throws AppError('not_found'). */
export async function getPostAnswer(slug: string, locale: Locale): Promise<PostAnswer> {
  const { row, text, lang, languages } = await findText(slug, locale);
  const settings = await getSettings();
  return {
    id: row.id,
    slug,
    category: categoryOf(row, locale),
    title: { text: text.title, lang },
    description: { text: text.description, lang },
    minutes: minutesFor(text.words),
    published_at: (row.publishedAt ?? text.updatedAt).toISOString(),
    updated_at: text.updatedAt.toISOString(),
    reads: row.reads,
    languages,
    tags: await tagsOf(row.id, locale),
    markdown: fillPhone(text.body, settings['site.phone']),
  };
}

interface Surroundings {
  /** The neighbours in the same category, by the day of publication. */
  previous: PostLink | null;
  next: PostLink | null;
  related: PostCard[];
}

/** The previous, next and related posts. Throws AppError('not_found'). */
export async function getPostSurroundings(slug: string, locale: Locale): Promise<Surroundings> {
  const row = await selectPost(slug);
  if (!row) throw new AppError('not_found');
  const [older, newer, relatedIds] = await Promise.all([
    selectNeighbour(row, 'older'),
    selectNeighbour(row, 'newer'),
    selectRelated(row, maxRelated),
  ]);
  const beside = [older, newer].flatMap((id) => id ?? []);
  const cards = new Map((await listCards([...beside, ...relatedIds], locale)).map((card) => [card.id, card]));
  const linkTo = (id: number | null) => toLink(id === null ? undefined : cards.get(id));
  return {
    previous: linkTo(older),
    next: linkTo(newer),
    related: relatedIds.flatMap((id) => cards.get(id) ?? []),
  };
}

function toLink(card: PostCard | undefined): PostLink | null {
  return card ? { slug: card.slug, category: card.category.slug, title: card.title } : null;
}

async function findText(slug: string, locale: Locale) {
  const row = await selectPost(slug);
  const texts = row ? await selectTexts(row.id) : [];
  const languages = locales.filter((each) => texts.some((text) => text.locale === each));
  const lang = bestLocale(locale, languages);
  const text = texts.find((each) => isLocale(each.locale) && each.locale === lang);
  if (!row || !text || !lang) throw new AppError('not_found');
  return { row, text, lang, languages };
}

const categoryOf = (row: PostRow, locale: Locale) => ({
  slug: row.category,
  title: localize(locale, translations.parse(row.categoryTitle)),
});

function authorOf({ authorId, authorName, authorSurname }: PostRow): PostView['author'] {
  if (authorId === null || authorName === null) return null;
  return { id: authorId, name: `${authorName} ${authorSurname ?? ''}`.trim() };
}

async function tagsOf(id: number, locale: Locale): Promise<BlogTag[]> {
  const rows = await selectTagsOf(id);
  return rows.map(({ slug, title }) => ({ slug, title: localize(locale, translations.parse(title)) }));
}
