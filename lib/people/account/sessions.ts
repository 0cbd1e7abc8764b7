import 'server-only';
import { endOwnSession, endOwnSessions, listOwnSessions } from '@/lib/people/auth/own-sessions';
import type { Viewer } from '@/lib/people/auth/viewer';
import { readDevice } from './inside/device';
import type { SessionsAnswer } from './schema';

/** A person’s sessions: the current one first, then the most recently used. */
export async function listSessions(viewer: Viewer): Promise<SessionsAnswer> {
  const rows = await listOwnSessions(viewer);
  const sessions = rows.map(({ id, userAgent, hasCookie, createdAt, lastSeenAt }) => ({
    id,
    device: readDevice(userAgent, !hasCookie),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_current: id === viewer.session?.id,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

/** Throws AppError('not_found'), also for another person’s session. @returns whether it was the current session */
export async function endSession(viewer: Viewer, id: string): Promise<boolean> {
  await endOwnSession(viewer, id);
  return id === viewer.session?.id;
}

/** @returns whether the current session has ended too */
export async function endSessions(viewer: Viewer, which: 'others' | 'all'): Promise<boolean> {
  await endOwnSessions(viewer, which);
  return which === 'all';
}
