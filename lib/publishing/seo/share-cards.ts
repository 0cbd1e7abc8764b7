import 'server-only';
import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import { bestLocale, translations, localize } from '@/lib/platform/i18n/localized-text';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { getSettings } from '@/lib/people/settings/service';
import { drawable } from './inside/drawable';
import { selectPostCard } from './inside/queries';

/** Raise it when the design changes, so that caches drop their copies. */
const designVersion = 1;

/** The texts of a share card; null when the font lacks letters of the text. */
export interface ShareCard {
  site: string | null;
  title: string | null;
  /** A line above the title. */
  kicker: string | null;
}

/** The card of a published post in the best language for a reader; null when there is no such post. */
export async function findPostCard(locale: Locale, slug: string): Promise<ShareCard | null> {
  const rows = await selectPostCard(slug);
  const lang = bestLocale(locale, rows.map((row) => row.locale).filter(isLocale));
  const row = rows.find((each) => each.locale === lang);
  if (!row || !lang) return null;
  return {
    site: await siteName(),
    title: drawable(row.title),
    kicker: drawable(localize(lang, translations.parse(row.categoryTitle)).text),
  };
}

export async function getSiteCard(locale: Locale): Promise<ShareCard> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), ...logMissing });
  return { site: await siteName(), title: drawable(t('home.title')), kicker: null };
}

const siteName = async () => drawable((await getSettings())['site.title']);

/** A hash of what the card shows, used as ETag. */
export function fingerprint(card: ShareCard): string {
  const facts = JSON.stringify([designVersion, card.site, card.kicker, card.title]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 27);
}
