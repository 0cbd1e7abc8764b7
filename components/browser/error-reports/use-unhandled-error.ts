import { useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { reloadOnce } from '@/components/browser/builds/reload-once';
import { hasUnsavedTyping } from '@/components/browser/builds/unsaved-typing';
import { reportError } from '@/lib/browser/error-hook';
import { handleUnhandledErrors } from '@/lib/browser/unhandled-errors';
import { errorAction } from './error-action';

/** The first uncaught error of the current page that needs the error screen; null when there is none. */
export function useUnhandledError(): Error | null {
  const path = usePathname();
  const [failure, setFailure] = useState<{ error: Error; path: string } | null>(null);
  useEffect(
    () =>
      handleUnhandledErrors((thrown) => {
        const error = failureOf(thrown);
        if (error) setFailure((first) => (first?.path === path ? first : { error, path }));
      }),
    [path],
  );
  return failure?.path === path ? failure.error : null;
}

/** Handles an error that needs no screen. @returns the error if it needs one */
function failureOf(error: unknown): Error | null {
  const page = {
    origin: window.location.origin,
    isOnline: navigator.onLine,
    isTyped: hasUnsavedTyping(),
  };
  const fate = errorAction(error, page);
  if (fate === 'none' || !(error instanceof Error)) return null;
  if (fate === 'report') reportError(error);
  return fate === 'screen' || (fate === 'reload' && !reloadOnce()) ? error : null;
}
