import { useEffect, useState } from 'react';
import type { ModeratedComment, Queue, QueuePage } from '@/lib/publishing/comments/moderation-schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The loaded comments of a queue. `first` came with the page and may be outdated, so it is fetched again. */
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

  /** The comment stays in the list after a decision, so that the decision can be changed. */
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
