'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** For the button that opens it: the code is fetched as soon as a press is to be expected. */
interface Ahead {
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
}

export type OnDemand<P> = ComponentType<P> & {
  /** Fetches the code; rejects where it cannot be had. */
  ready: () => Promise<void>;
  ahead: Ahead;
};

/**
 * A component whose code is fetched when it is asked for. Nothing is drawn until the code is there: React would hold
 * back what follows a Suspense fallback for 300 ms, however soon it is there. What cannot be fetched is thrown, for the
 * boundary of the page.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;

  function ready(): Promise<void> {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Piece(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      void ready().then(
        () => setLoaded(() => loaded),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Loaded && <Loaded {...props} />;
  }

  const fetchAhead = () => void ready().catch(ignore);
  const ahead = { onPointerEnter: fetchAhead, onPointerDown: fetchAhead, onFocus: fetchAhead };
  return Object.assign(Piece, { ready, ahead });
}

const ignore = () => undefined;
