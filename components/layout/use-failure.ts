import { useEffect, useState } from 'react';
import { reloadOnce } from '@/components/browser/builds/reload-once';
import { newErrorId } from '@/components/browser/error-reports/error-id';
import { isChunkFailure } from '@/lib/browser/builds/chunk-reload';
import { pageLoading } from './loading-bar/page-loading';

/** Handled errors: React renders twice in development. */
const known = new WeakSet<Error>();

/**
 * Handles an error that broke the page in the browser: a missing chunk reloads the page once; any other
 * error is reported, unless it happened on the server. @returns the id of the error in the log
 */
export function useFailure(error: unknown): string {
  const [own] = useState(newErrorId);
  const digest = digestOf(error);
  useEffect(() => void loadSettings().catch(ignore), []);
  useEffect(() => {
    if (!(error instanceof Error) || known.has(error)) return;
    known.add(error);
    pageLoading.fail();
    if (isChunkFailure(error) && reloadOnce()) return;
    if (digest === null) void report(own, error).catch(ignore);
  }, [error, digest, own]);
  return digest ?? own;
}

const ignore = () => undefined;

/** Imported on demand; the chunk is loaded already with the page's background components. */
async function report(id: string, error: Error): Promise<void> {
  const { reportToServer } = await import('@/components/browser/error-reports/report-to-server');
  await reportToServer(id, error);
}

/** Spec §7: the settings are fetched on the error page too. Imported on demand, because few pages fail. */
async function loadSettings(): Promise<void> {
  const { refreshSettings } = await import('@/components/browser/auth-state/refresh-settings');
  await refreshSettings();
}

/** The digest of a server error, which is its id in the server's log. */
function digestOf(error: unknown): string | null {
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : null;
  return typeof digest === 'string' ? digest : null;
}
