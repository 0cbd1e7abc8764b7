'use client';

import { firstPaintScript } from '@/lib/browser/first-paint';

/** Runs while the document is read; where React draws it anew in the browser it is inert, as theme and marks stand already. */
export function FirstPaintScript() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: firstPaintScript }}
    />
  );
}
