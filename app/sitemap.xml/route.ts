import { sitemapIndex } from '@/lib/publishing/seo/sitemaps';
import { textResponse } from '@/lib/publishing/seo/text-response';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return textResponse(request, await sitemapIndex(), { type: 'application/xml' });
}
