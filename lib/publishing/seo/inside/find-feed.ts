import 'server-only';
import { createTranslator } from 'next-intl';
import { renderDocument } from '@/lib/publishing/documents/render';
import { getEnv } from '@/lib/platform/env';
import { bestLocale, translations, localize } from '@/lib/platform/i18n/localized-text';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { routes } from '@/lib/platform/routes/routes';
import { hasContact } from '@/lib/people/settings/contacts';
import { getSettings } from '@/lib/people/settings/service';
import { pageUrl, absoluteUrl } from '@/lib/publishing/seo/absolute-url';
import { createMemo } from '@/lib/platform/cache/memo';
import { plainText } from '@/lib/publishing/seo/plain-text';
import { selectCategoryTitle, selectNewest, selectTexts } from './queries';
import { feedRoutes, ogRoutes, type FeedFormat } from '@/lib/publishing/seo/routes';
import type { Feed, FeedItem } from '@/lib/publishing/seo/feeds/feed';
import { wholeHtml } from '@/lib/publishing/seo/feeds/whole-html';

const itemsInFeed = 20;

/** A feed of every language, and a few categories besides. Lessons that texts lead to change rarely. */
const rendered = createMemo<string>({ max: 400, ttlMs: 300_000 });

/** The newest posts, each in the best language for its reader; null for a category that is not there. */
export async function findFeed(
  locale: Locale,
  category: string | null,
  format: FeedFormat,
): Promise<Feed | null> {
  const about = await describeFeed(locale, category);
  if (!about) return null;
  const items = await listItems(locale, category);
  const changes = items.map(({ updatedAt }) => updatedAt.getTime());
  return {
    ...about,
    locale,
    home: pageUrl(locale, category === null ? routes.blog() : routes.blogCategory(category)),
    self: absoluteUrl(feedRoutes.feed(locale, category, format)),
    changedAt: new Date(Math.max(0, ...changes)),
    items,
  };
}

async function describeFeed(locale: Locale, category: string | null) {
  const site = (await getSettings())['site.title'];
  if (category === null) {
    const t = createTranslator({ locale, messages: await loadMessages(locale), ...logMissing });
    return {
      site,
      title: `${site} · ${t('blog.list.title')}`,
      description: plainText(t('blog.list.description')),
    };
  }
  const row = await selectCategoryTitle(category);
  if (!row) return null;
  const [title, summary] = [row.title, row.summary].map((column) => plainText(textIn(locale, column)));
  return { site, title: `${site} · ${title}`, description: summary ?? '' };
}

/** A column of texts; the loader wrote it through the same schema. */
const textIn = (locale: Locale, column: unknown) => localize(locale, translations.parse(column)).text;

async function listItems(locale: Locale, category: string | null): Promise<FeedItem[]> {
  const rows = await selectNewest(category, itemsInFeed);
  const texts = await selectTexts(rows.map(({ id }) => id));
  const items = rows.map(async (row) => {
    const own = texts.filter(({ id }) => id === row.id);
    const lang = bestLocale(locale, own.map((text) => text.locale).filter(isLocale));
    const text = own.find((each) => each.locale === lang);
    return lang && text ? itemOf(locale, lang, row, text) : [];
  });
  return (await Promise.all(items)).flat();
}

type Row = Awaited<ReturnType<typeof selectNewest>>[number];
type Text = Awaited<ReturnType<typeof selectTexts>>[number];

async function itemOf(locale: Locale, lang: Locale, row: Row, text: Text): Promise<FeedItem> {
  const settings = await getSettings();
  const told = [settings['site.phone'], hasContact(settings)];
  const key = JSON.stringify([row.id, lang, locale, text.updatedAt.getTime(), ...told]);
  const render = async () => (await renderDocument({ markdown: text.body, locale, lang })).html;
  return {
    id: idOf(row.id, lang, text.publishedAt),
    url: pageUrl(locale, routes.post(row.category, row.slug)),
    lang,
    title: plainText(text.title),
    description: plainText(text.description),
    html: wholeHtml(await rendered(key, render), getEnv().APP_ORIGIN),
    author: row.authorName === null ? null : `${row.authorName} ${row.authorSurname ?? ''}`.trim(),
    category: plainText(textIn(locale, row.categoryTitle)),
    image: absoluteUrl(ogRoutes.post(locale, row.slug)),
    publishedAt: text.publishedAt,
    updatedAt: text.updatedAt,
  };
}

/** RFC 4151: an address of the post may change, its tag never. */
function idOf(id: number, lang: Locale, publishedAt: Date): string {
  const { hostname } = new URL(getEnv().APP_ORIGIN);
  return `tag:${hostname},${publishedAt.toISOString().slice(0, 10)}:post-${id}-${lang}`;
}
