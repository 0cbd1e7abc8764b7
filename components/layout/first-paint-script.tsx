'use client';

import { firstPaintScript } from '@/lib/browser/first-paint';

/**
 * Runs while the document is parsed; when React renders it in the browser it is inert, because the attributes are set
 * already.
 */
export function FirstPaintScript() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: firstPaintScript }}
    />
  );
}
