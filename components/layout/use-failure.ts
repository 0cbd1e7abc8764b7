import { useEffect, useState } from 'react';
import { reloadOnce } from '@/components/browser/builds/reload-once';
import { newErrorId } from '@/components/browser/error-reports/error-id';
import { isChunkFailure } from '@/lib/browser/builds/chunk-reload';
import { pageLoading } from './loading-bar/page-loading';

/** React draws twice in development: an error is dealt with once. */
const known = new WeakSet<Error>();

/**
 * Does what is to be done about a page that failed here: a missing piece of the program reloads it, once; anything
 * else the server is told, unless it happened there. @returns what the failure is called in the log
 */
export function useFailure(error: unknown): string {
  const [own] = useState(newErrorId);
  const digest = digestOf(error);
  useEffect(() => void askForSettings().catch(ignore), []);
  useEffect(() => {
    if (!(error instanceof Error) || known.has(error)) return;
    known.add(error);
    pageLoading.fail();
    if (isChunkFailure(error) && reloadOnce()) return;
    if (digest === null) void tell(own, error).catch(ignore);
  }, [error, digest, own]);
  return digest ?? own;
}

const ignore = () => undefined;

/** Fetched with all that goes on behind a page, so that it is here when it is needed. */
async function tell(id: string, error: Error): Promise<void> {
  const { tellServer } = await import('@/components/browser/error-reports/tell-server');
  await tellServer(id, error);
}

/** Spec §7: on the error page too. Fetched when it is needed: few pages ever fail. */
async function askForSettings(): Promise<void> {
  const { refreshSettings } = await import('@/components/browser/auth-state/refresh-settings');
  await refreshSettings();
}

/** The server's name for an error of its own: it stands in the log there. */
function digestOf(error: unknown): string | null {
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : null;
  return typeof digest === 'string' ? digest : null;
}
