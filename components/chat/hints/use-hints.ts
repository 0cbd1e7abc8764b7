import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { lastWordMs, pauseMs } from '@/lib/chat/hints/limits';
import type { SpellingHint, SpellingHints } from '@/lib/chat/hints/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { hintsShown, mayBeRussian, nothingFound, slipOf, withFixed } from './found-hints';

/** The likely slips in a text that is being written, fetched after each pause. After a failure there are none. */
export function useHints(text: string) {
  const [found, setFound] = useState(nothingFound);
  const [paused, setPaused] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!mayBeRussian(text)) return undefined;
    const controller = new AbortController();
    const ask = () =>
      void fetchHints(text, controller.signal).then(
        ({ hints }) => setFound({ text, hints }),
        () => undefined,
      );
    const timers = [setTimeout(ask, pauseMs), setTimeout(() => setPaused(text), pauseMs + lastWordMs)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return {
    hints: hintsShown({ ...found, now: text, isPaused: paused === text, left }),
    leave: (hint: SpellingHint) => setLeft(new Set([...left, slipOf(hint)])),
    fixed: (hint: SpellingHint) => setFound(withFixed({ ...found, text }, hint)),
  };
}

const fetchHints = async (text: string, signal: AbortSignal) =>
  fetchJson<SpellingHints>(apiRoutes.spellingHints(), {
    method: 'POST',
    body: { text },
    retry: false,
    signal,
  });
