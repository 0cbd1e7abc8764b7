import { useEffect, useState } from 'react';
import { callApi } from '@/lib/http/fetcher';
import type { Locale } from '@/lib/i18n/locales';
import { apiRoutes } from '@/lib/api-routes';
import type { Preview } from '@/lib/writing/schema';

const pause = 300;

/** The text as its readers will see it: a moment after the last letter; only the newest question counts. */
export function usePreview(locale: Locale, body: string) {
  const [shown, setShown] = useState<{ html: string; isFailed: boolean }>({ html: '', isFailed: false });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), pause);
    async function ask() {
      try {
        const call = { method: 'POST', body: { locale, body }, retry: false, signal: asking.signal } as const;
        const outcome = await callApi<Preview>(apiRoutes.previews(), call);
        if (asking.signal.aborted) return;
        setShown((last) => (outcome.ok ? { ...outcome.data, isFailed: false } : { ...last, isFailed: true }));
      } catch {
        if (!asking.signal.aborted) setShown((last) => ({ ...last, isFailed: true }));
      }
    }
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [locale, body]);
  return shown;
}
