import { drawCard } from '@/app/og/draw-card';
import { isLocale } from '@/lib/platform/i18n/locales';
import { findPostCard } from '@/lib/publishing/seo/share-cards';
import { notFoundResponse } from '@/lib/publishing/seo/text-response';

export const dynamic = 'force-dynamic';

/** The share card of a post: `/og/en/cases-without-tears.png`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/og/[locale]/[file]'>,
): Promise<Response> {
  const { locale, file } = await params;
  const slug = /^([a-z0-9-]{1,120})\.png$/u.exec(file)?.[1];
  const card = slug !== undefined && isLocale(locale) ? await findPostCard(locale, slug) : null;
  return card ? drawCard(request, card) : notFoundResponse();
}
