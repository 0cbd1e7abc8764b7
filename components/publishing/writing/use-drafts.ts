import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { SavedDraft, WrittenDocument } from '@/lib/publishing/writing/schema';
import { Drafts, type SendDraft } from './drafts';
import { keptDrafts } from './kept-drafts';

/** The texts of a document while somebody writes them. */
export function useDrafts({ id, texts }: Pick<WrittenDocument, 'id' | 'texts'>) {
  const [drafts] = useState(() => new Drafts(texts, keptDrafts(id), sendTo(id)));
  const list = useSyncExternalStore(drafts.watch, drafts.list, drafts.list);
  useEffect(() => drafts.restore(), [drafts]);
  useFlushOnReturn(drafts);
  useUnsavedWarning(drafts);
  return { drafts, list };
}

const sendTo =
  (id: number): SendDraft =>
  async (locale, body) => {
    try {
      // `Drafts` retries by itself, because there may be a newer text by then.
      const call = { method: 'PUT', body, retry: false } as const;
      const outcome = await callApi<SavedDraft>(apiRoutes.draft(id, locale), call);
      return outcome.ok ? outcome.data : { reason: outcome.refusal.message };
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      return isRefused && error.status !== 429 ? { reason: error.message } : 'offline';
    }
  };

/** Sends unsaved drafts when the browser is online again and when the page is hidden or shown. */
function useFlushOnReturn(drafts: Drafts): void {
  useEffect(() => {
    const send = () => void drafts.flush();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
      drafts.stop();
    };
  }, [drafts]);
}

/** Asks for confirmation before the page is closed with unsaved drafts. */
function useUnsavedWarning(drafts: Drafts): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [drafts]);
}
