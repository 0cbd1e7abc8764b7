import { routes } from '@/lib/platform/routes/routes';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { Filters } from '@/lib/community/directory/filters-schema';

/** The filters that are set, as parameters of the URL. */
export const parametersOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** URL of the community page with these filters; pages count from 0 (spec §9). */
export const addressOf = (filters: Filters, page = 0) =>
  routes.communityOf({ ...parametersOf(filters), ...(page > 0 && { page: String(page) }) });

/** URL of the community page with a tab other than the first. */
export const tabAddress = (tab: Exclude<CommunityTab, 'community'>) => routes.communityOf({ tab });
