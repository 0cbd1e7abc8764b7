import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Preview } from '@/lib/publishing/writing/schema';

const previewDelayMs = 300;

interface PreviewState {
  html: string;
  /** The reason why the current text has no preview; '' for an unknown one. */
  failure: string | null;
}

/** The preview of a text, requested after a pause in typing; older requests are aborted. */
export function usePreview(locale: Locale, body: string) {
  const [shown, setShown] = useState<PreviewState>({ html: '', failure: null });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), previewDelayMs);
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
