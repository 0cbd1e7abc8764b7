import { findSitemap } from '@/app/sitemaps/sitemaps';
import { notFoundResponse, textResponse } from '@/lib/publishing/seo/text-response';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const sitemap = await findSitemap((await params).file);
  return sitemap === null ? notFoundResponse() : textResponse(request, sitemap, { type: 'application/xml' });
}
