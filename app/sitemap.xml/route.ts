import { sitemapIndex } from '@/lib/publishing/seo/sitemaps';
import { textAnswer } from '@/lib/publishing/seo/text-answer';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return textAnswer(request, await sitemapIndex(), { type: 'application/xml' });
}
