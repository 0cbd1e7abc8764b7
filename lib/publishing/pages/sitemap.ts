import 'server-only';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';
import { routes } from '@/lib/platform/routes/routes';
import { entriesOf, type SitemapEntry } from '@/lib/publishing/seo/sitemap';
import { selectPageTexts } from './inside/sitemap-queries';

/** The editable pages that have an address of their own. */
export async function listPageEntries(): Promise<SitemapEntry[]> {
  const rows = await selectPageTexts();
  return entriesOf(
    rows.filter(({ slug }) => !isReservedSlug(slug)),
    ({ slug }) => routes.page(slug),
  );
}
