import { useCallback } from 'react';
import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import type { PostCard, PostList } from '@/lib/publishing/blog/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The list, and the page of it that is shown already. */
export interface ListPosition {
  category?: string;
  tag?: string;
  page: number;
  pages: number;
}

type State = 'more' | 'loading' | 'failed' | 'end';

/** Number of pages after which a button is shown instead of loading more, so that readers can reach the footer. */
const maxAutomaticPages = 3;

/** The next pages of a list; a post that moves to another page through a new post is shown only once. */
export function useMorePosts({ category, tag, page, pages }: ListPosition): {
  posts: PostCard[];
  state: State;
  isAutomatic: boolean;
  loadMore: () => void;
} {
  const keyOf = (index: number) =>
    apiRoutes.posts({
      page: String(page + 1 + index),
      ...(category !== undefined && { category }),
      ...(tag !== undefined && { tag }),
    });
  const { data, error, size, setSize, isValidating, mutate } = useReadPages<PostList>(
    (index) => (page + 1 + index > pages ? null : keyOf(index)),
    { initialSize: 0, revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const loaded = data ?? [];
  const loadMore = useCallback(() => {
    void (error === undefined ? setSize((count) => count + 1) : mutate());
  }, [error, setSize, mutate]);
  return {
    posts: unique(loaded.flatMap(({ posts }) => posts)),
    state: stateOf(),
    isAutomatic: size < maxAutomaticPages,
    loadMore,
  };

  function stateOf(): State {
    if (isValidating || loaded.length < Math.min(size, pages - page))
      return error === undefined || isValidating ? 'loading' : 'failed';
    return page + loaded.length >= pages ? 'end' : 'more';
  }
}

function unique(posts: readonly PostCard[]): PostCard[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
