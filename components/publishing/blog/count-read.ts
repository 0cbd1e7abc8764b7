import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { fetchJson } from '@/lib/browser/api/fetcher';

/** Counts a read. @returns the number of reads, this one included */
export async function countRead(slug: string, signal: AbortSignal): Promise<number> {
  const { reads } = await fetchJson<{ reads: number }>(apiRoutes.postReads(slug), { method: 'POST', signal });
  return reads;
}
