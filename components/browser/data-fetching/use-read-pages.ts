import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import { readPath } from './abort-left-reads';

/** `useRead` for a paginated list; `pathOf` returns null when there is no further page. */
export function useReadPages<T>(
  pathOf: (index: number, before: T | null) => string | null,
  options: SWRInfiniteConfiguration<T, unknown> = {},
): SWRInfiniteResponse<T, unknown> {
  return useSWRInfinite<T, unknown>(pathOf, readPath as (path: string) => Promise<T>, {
    shouldRetryOnError: false,
    ...options,
  });
}
