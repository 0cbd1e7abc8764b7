import { answerFeed } from '@/lib/publishing/seo/feeds/answer';

export const dynamic = 'force-dynamic';

/** The feed of the whole blog: `/feeds/en.rss`. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/[locale]'>): Promise<Response> {
  return answerFeed(request, (await params).locale);
}
