'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** Handlers for the button that opens the component: they load the code when a click is likely. */
interface PrefetchHandlers {
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
}

export type OnDemand<P> = ComponentType<P> & {
  /** Loads the code; rejects if it cannot be loaded. */
  ready: () => Promise<void>;
  ahead: PrefetchHandlers;
};

/**
 * A component whose code is loaded when it is rendered. It renders nothing until the code is loaded: React would delay
 * the content after a Suspense fallback by 300 ms, however soon it is loaded. A loading error is thrown for the
 * page's error boundary.
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
