import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { WritingPage, WritingQuery } from '@/lib/publishing/writing/schema';

type List = Pick<WritingPage, 'documents' | 'next'>;
const searchDelayMs = 300;

/** The author's documents by pages; the search runs while the words are typed. */
export function useDocuments(kind: WritingQuery['kind'], first: List) {
  const [list, setList] = useState(first);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (words === asked && tries === 0) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const path = apiRoutes.writingPage({ kind, words, page: '0' });
      fetchJson<WritingPage>(path, { signal: asking.signal }).then(
        (found) => {
          setList(found);
          setAsked(words);
          setTries(0);
          setPhase('ready');
        },
        () => asking.signal.aborted || setPhase('failed'),
      );
    }, searchDelayMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [kind, words, asked, tries]);

  async function loadMore() {
    if (list.next === null) return;
    setPhase('loading');
    try {
      const path = apiRoutes.writingPage({ kind, words: asked, page: String(list.next) });
      const page = await fetchJson<WritingPage>(path);
      setList({ documents: [...list.documents, ...page.documents], next: page.next });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  const again = () => setTries((count) => count + 1);
  return { ...list, words, asked, search: setWords, phase, loadMore, again };
}
