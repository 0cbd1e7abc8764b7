import 'server-only';
import { isLocale } from '@/lib/platform/i18n/locales';
import type { FeedFormat } from '@/lib/publishing/seo/routes';
import { notFoundResponse, textResponse } from '@/lib/publishing/seo/text-response';
import type { Feed } from './feed';
import { findFeed } from '@/lib/publishing/seo/inside/find-feed';
import { writeAtom, writeJsonFeed, writeRss } from './write-feed';

const formats: Record<FeedFormat, { type: string; write: (feed: Feed) => string }> = {
  rss: { type: 'application/rss+xml', write: writeRss },
  atom: { type: 'application/atom+xml', write: writeAtom },
  json: { type: 'application/feed+json', write: writeJsonFeed },
};

/** `file`: a language, or a category of the language before it, with the format as its ending. */
export async function answerFeed(request: Request, file: string, folder?: string): Promise<Response> {
  const [, name, ending] = /^([a-z0-9-]{1,120})\.(rss|atom|json)$/u.exec(file) ?? [];
  const locale = folder ?? name;
  const format = (['rss', 'atom', 'json'] as const).find((each) => each === ending);
  if (name === undefined || locale === undefined || !format || !isLocale(locale)) return notFoundResponse();
  const feed = await findFeed(locale, folder === undefined ? null : name, format);
  if (!feed) return notFoundResponse();
  const { type, write } = formats[format];
  return textResponse(request, write(feed), { type, changedAt: feed.changedAt });
}
