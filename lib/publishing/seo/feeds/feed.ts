import type { Locale } from '@/lib/platform/i18n/locales';

/** A feed before it is written in one of the formats; all addresses are whole ones. */
export interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** The page it follows. */
  home: string;
  /** Its own address. */
  self: string;
  /** The name of the site, which is the author of items that name nobody. */
  site: string;
  changedAt: Date;
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays, whatever becomes of its address. */
  id: string;
  url: string;
  /** The language it is written in, which may be another than the feed's. */
  lang: Locale;
  title: string;
  description: string;
  html: string;
  author: string | null;
  category: string;
  image: string;
  publishedAt: Date;
  updatedAt: Date;
}
