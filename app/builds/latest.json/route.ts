import { getBuild } from '@/lib/platform/builds/build';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json(getBuild(), { headers: { 'Cache-Control': 'no-store' } });
}
