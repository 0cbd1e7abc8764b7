import { sitemapIndex } from '@/app/sitemaps/sitemaps';
import { textResponse } from '@/lib/publishing/seo/text-response';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return textResponse(request, await sitemapIndex(), { type: 'application/xml' });
}
