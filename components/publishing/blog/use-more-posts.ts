import { useCallback } from 'react';
import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import type { PostCard, PostList } from '@/lib/publishing/blog/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Which list, and the page that is there already. */
export interface MoreWish {
  category?: string;
  tag?: string;
  page: number;
  pages: number;
}

type State = 'more' | 'loading' | 'failed' | 'end';

/** After so many pages a reader is asked: whoever looks for the end of the page shall find it. */
const mostByItself = 3;

/** The pages of a list behind the one that is there; a post that came in meanwhile shows none twice. */
export function useMorePosts({ category, tag, page, pages }: MoreWish): {
  posts: PostCard[];
  state: State;
  isByItself: boolean;
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
    isByItself: size < mostByItself,
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
