import type { PageChange } from '@/lib/platform/cache/page-change';
import { routes } from '@/lib/platform/routes/routes';

/** Pages of courses are made for each reader: of the cached pages only the home page shows reviews. */
export const pagesShowingReviews: PageChange = { paths: [routes.home()] };
