import { answerFeed } from '@/lib/publishing/seo/feeds/answer';

export const dynamic = 'force-dynamic';

/** The feed of a category: `/feeds/en/grammar.rss`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/feeds/[locale]/[file]'>,
): Promise<Response> {
  const { locale, file } = await params;
  return answerFeed(request, file, locale);
}
