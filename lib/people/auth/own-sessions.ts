import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { deleteSessionOf, deleteSessionsOf, selectSessionsOf } from './inside/session-queries';
import type { Viewer } from './viewer';

export interface OwnSession {
  id: string;
  userAgent: string | null;
  /** False for a program. */
  hasCookie: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A person’s sessions, the most recently used first. */
export async function listOwnSessions(viewer: Viewer): Promise<OwnSession[]> {
  return selectSessionsOf(viewer.id, now());
}

/** Ends a session with its cookie and tokens. Throws AppError('not_found'), also for another person’s session. */
export async function endOwnSession(viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteSessionOf(viewer.id, id))) throw new AppError('not_found');
}

/** Ends all sessions, or all but the current one. */
export async function endOwnSessions({ id, session }: Viewer, which: 'others' | 'all'): Promise<void> {
  await deleteSessionsOf(db, id, which === 'others' ? session?.id : undefined);
}

/** Ends all sessions of a person as part of a transaction. */
export async function endAllSessions(on: Connection, userId: number): Promise<void> {
  await deleteSessionsOf(on, userId);
}
