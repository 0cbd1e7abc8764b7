import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { abortLeftReads, readPath } from './abort-left-reads';

const ours = { shouldRetryOnError: false, use: [abortLeftReads] } satisfies SWRConfiguration;

/**
 * What our API answers at a path, kept fresh; null: nothing is asked. There is no provider of such settings around all
 * pages, because then every page would carry SWR before anything of it can be read.
 */
export function useRead<T>(
  path: string | null,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  return useSWR<T, unknown>(path, readPath as (path: string) => Promise<T>, { ...ours, ...options });
}
