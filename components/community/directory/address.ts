import { routes } from '@/lib/platform/routes/routes';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { Filters } from '@/lib/community/directory/filters-schema';

/** The filters as the parameters of an address, those that are set. */
export const parametersOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** The page of the community with these filters; pages count from 0 (spec §9). */
export const addressOf = (filters: Filters, page = 0) =>
  routes.communityOf({ ...parametersOf(filters), ...(page > 0 && { page: String(page) }) });

/** The page of the community with a tab that is not the first. */
export const tabAddress = (tab: Exclude<CommunityTab, 'community'>) => routes.communityOf({ tab });
