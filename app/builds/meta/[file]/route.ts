import { findBuildMeta } from '@/lib/platform/builds/build';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/builds/meta/[file]'>;

/** A build never changes, so its metadata may be cached for an hour. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const meta = file.endsWith('.json') ? findBuildMeta(file.slice(0, -'.json'.length)) : null;
  if (!meta) return new Response('There is nothing here.\n', { status: 404 });
  return Response.json(meta, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
