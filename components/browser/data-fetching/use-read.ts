import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { abortLeftReads, readPath } from './abort-left-reads';

const ours = { shouldRetryOnError: false, use: [abortLeftReads] } satisfies SWRConfiguration;

/**
 * The answer of our API at a path, revalidated by SWR; a null path makes no call. There is no SWRConfig around all
 * pages, because then every page would load SWR before its content.
 */
export function useRead<T>(
  path: string | null,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  return useSWR<T, unknown>(path, readPath as (path: string) => Promise<T>, { ...ours, ...options });
}
