import { routes } from '@/lib/platform/routes/routes';
import type { Topic } from './topics';

/** The path of a page of a list; `page` counts from 1. */
export function addressOf({ category, tag }: Topic, page: number) {
  if (tag !== undefined) return routes.blogTag(tag, page);
  return category === undefined ? routes.blogPage(page) : routes.blogCategory(category, page);
}
