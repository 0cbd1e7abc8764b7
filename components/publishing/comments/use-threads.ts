import { useEffect, useState } from 'react';
import type {
  CommentSort,
  CommentSubject,
  ReplyPage,
  ThreadPage,
  ThreadView,
} from '@/lib/publishing/comments/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { commentsAddress } from './comments-address';
import { addPage, addReplies } from './thread-list';

interface Listing {
  sort: CommentSort;
  threads: ThreadView[];
  count: number;
  next: string | null;
}
type Phase = 'ready' | 'loading' | 'failed';

/** The loaded threads. After a change of order the old list stays until the new one has arrived. */
export function useThreads(subject: CommentSubject) {
  const [wanted, setWanted] = useState<{ sort: CommentSort; tries: number }>({ sort: 'newest', tries: 0 });
  const [listing, setListing] = useState<Listing | null>(null);
  const [first, setFirst] = useState<Phase>('loading');
  const [more, setMore] = useState<Phase>('ready');
  const { sort, tries } = wanted;
  const address = commentsAddress(subject, { sort });

  useEffect(() => {
    const reading = new AbortController();
    fetchJson<ThreadPage>(address, { signal: reading.signal })
      .then((page) => {
        setListing({ sort, ...page });
        setFirst('ready');
        setMore('ready');
      })
      .catch(() => {
        if (!reading.signal.aborted) setFirst('failed');
      });
    return () => reading.abort();
  }, [address, sort, tries]);

  function ask(change: Partial<typeof wanted>) {
    setFirst('loading');
    setWanted({ ...wanted, ...change });
  }

  /** Applies a change to the threads and adds `by` to the count. */
  function update(change: (threads: ThreadView[]) => ThreadView[], by = 0) {
    setListing((known) => known && { ...known, threads: change(known.threads), count: known.count + by });
  }

  async function loadMore() {
    if (!listing?.next) return;
    setMore('loading');
    try {
      const page = await fetchJson<ThreadPage>(commentsAddress(subject, { sort, after: listing.next }));
      update((threads) => addPage(threads, page));
      setListing((known) => known && { ...known, next: page.next });
      setMore('ready');
    } catch {
      setMore('failed');
    }
  }

  async function loadReplies({ id, next_reply }: ThreadView) {
    const page = await fetchJson<ReplyPage>(apiRoutes.commentReplies(id, next_reply ?? 0));
    update((threads) => addReplies(threads, id, page));
  }

  return {
    sort,
    listing,
    first,
    more,
    sortBy: (next: CommentSort) => ask({ sort: next }),
    again: () => ask({ tries: tries + 1 }),
    update,
    loadMore,
    loadReplies,
  };
}
export type Threads = ReturnType<typeof useThreads>;
