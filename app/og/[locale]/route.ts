import { drawCard } from '@/app/og/draw-card';
import { isLocale } from '@/lib/platform/i18n/locales';
import { getSiteCard } from '@/lib/publishing/seo/share-cards';
import { notFoundResponse } from '@/lib/publishing/seo/text-response';

export const dynamic = 'force-dynamic';

/** The share card of the site: `/og/en.png`. */
export async function GET(request: Request, { params }: RouteContext<'/og/[locale]'>): Promise<Response> {
  const locale = /^([a-z]{2})\.png$/u.exec((await params).locale)?.[1];
  if (locale === undefined || !isLocale(locale)) return notFoundResponse();
  return drawCard(request, await getSiteCard(locale));
}
