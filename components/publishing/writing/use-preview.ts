import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Preview } from '@/lib/publishing/writing/schema';

const pause = 300;

interface Shown {
  html: string;
  /** Why there is none of the text as it is now; '' where nobody knows. */
  failure: string | null;
}

/** The text as its readers will see it: a moment after the last letter; only the newest question counts. */
export function usePreview(locale: Locale, body: string) {
  const [shown, setShown] = useState<Shown>({ html: '', failure: null });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), pause);
    async function ask() {
      try {
        const call = { method: 'POST', body: { locale, body }, retry: false, signal: asking.signal } as const;
        const outcome = await callApi<Preview>(apiRoutes.previews(), call);
        if (asking.signal.aborted) return;
        const failure = outcome.ok ? null : (outcome.refusal.errors?.body?.[0] ?? outcome.refusal.message);
        setShown((last) => ({ html: outcome.ok ? outcome.data.html : last.html, failure }));
      } catch (error) {
        if (asking.signal.aborted) return;
        const failure = error instanceof ApiError ? error.message : '';
        setShown((last) => ({ ...last, failure }));
      }
    }
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [locale, body]);
  return shown;
}
