import { useEffect, useState } from 'react';
import type { ModeratedComment, Queue, QueuePage } from '@/lib/publishing/comments/moderation-schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The comments of a queue so far. `first` came with the page; it may have aged, so the queue is asked again. */
export function useQueue(queue: Queue, first: QueuePage | null) {
  const [page, setPage] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>(first ? 'ready' : 'loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    fetchJson<QueuePage>(apiRoutes.moderatedComments({ queue }), { signal: reading.signal })
      .then((fresh) => {
        setPage(fresh);
        setPhase('ready');
      })
      .catch(() => {
        if (!reading.signal.aborted) setPhase('failed');
      });
    return () => reading.abort();
  }, [queue, tries]);

  async function loadMore() {
    setPhase('loading');
    if (!page?.next) {
      setTries(tries + 1);
      return;
    }
    try {
      const more = await fetchJson<QueuePage>(
        apiRoutes.moderatedComments({ queue, before: String(page.next) }),
      );
      setPage({ ...more, comments: [...page.comments, ...more.comments] });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  /** It stays where it is: what was decided can be decided otherwise. */
  function replace(comment: ModeratedComment) {
    setPage(
      (known) =>
        known && {
          ...known,
          comments: known.comments.map((each) => (each.id === comment.id ? comment : each)),
        },
    );
  }

  return { page, phase, loadMore, replace };
}
