import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from './find-suggestions';

const debounceMs = 250;

type Found = { name: string; people: Suggestion[] } | null;

/** People for what is typed, asked for when somebody stops typing; null while there is nothing to show. */
export function useSuggestions() {
  const [found, setFound] = useState<Found>(null);
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; controller: AbortController }>(null);

  function stop() {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort(new DOMException('Something else is typed.', 'AbortError'));
  }
  useEffect(() => stop, []);

  function type(typed: string) {
    stop();
    const name = typed.trim();
    if (name === '') {
      setFound(null);
      return;
    }
    const controller = new AbortController();
    running.current = { controller, timer: setTimeout(() => void find(name, controller.signal), debounceMs) };
  }

  async function find(name: string, signal: AbortSignal) {
    try {
      // Pages on which nobody searches do not load it.
      const { findSuggestions } = await import('./find-suggestions');
      const people = await findSuggestions(name, signal);
      if (!signal.aborted) setFound({ name, people });
    } catch {
      // The form still leads to the page of results.
      if (!signal.aborted) setFound(null);
    }
  }

  function close() {
    stop();
    setFound(null);
  }

  return { found, type, close };
}
