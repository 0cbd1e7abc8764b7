import { findSitemap } from '@/lib/publishing/seo/sitemaps';
import { nothingHere, textAnswer } from '@/lib/publishing/seo/text-answer';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const sitemap = await findSitemap((await params).file);
  return sitemap === null ? nothingHere() : textAnswer(request, sitemap, { type: 'application/xml' });
}
