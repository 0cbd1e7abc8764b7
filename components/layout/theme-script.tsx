'use client';

import { themeScript } from '@/lib/theme';

/** Runs while the document is read; where React draws it anew in the browser it is inert, as the theme stands already. */
export function ThemeScript() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: themeScript }}
    />
  );
}
