import { useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { reloadOnce } from '@/components/browser/builds/reload-once';
import { hasUnsavedTyping } from '@/components/browser/builds/unsaved-typing';
import { reportError } from '@/lib/browser/error-hook';
import { dealWithUnhandledErrors } from '@/lib/browser/unhandled-errors';
import { fateOf } from './fate';

/** The first error of the page at this address that nobody caught, and that is for the error screen. */
export function useUnhandledError(): Error | null {
  const path = usePathname();
  const [failure, setFailure] = useState<{ error: Error; path: string } | null>(null);
  useEffect(
    () =>
      dealWithUnhandledErrors((thrown) => {
        const error = failureOf(thrown);
        if (error) setFailure((first) => (first?.path === path ? first : { error, path }));
      }),
    [path],
  );
  return failure?.path === path ? failure.error : null;
}

/** Does what needs no screen. @returns what needs one */
function failureOf(error: unknown): Error | null {
  const page = {
    origin: window.location.origin,
    isOnline: navigator.onLine,
    isTyped: hasUnsavedTyping(),
  };
  const fate = fateOf(error, page);
  if (fate === 'none' || !(error instanceof Error)) return null;
  if (fate === 'report') reportError(error);
  return fate === 'screen' || (fate === 'reload' && !reloadOnce()) ? error : null;
}
