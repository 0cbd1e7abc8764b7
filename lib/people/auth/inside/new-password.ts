import 'server-only';
import type { Connection } from '@/db/client';
import { queueMail } from '@/lib/people/letters/service';
import { endMailLinks } from '@/lib/people/letters/mail-links';
import { updatePasswordHash } from './queries';
import { deleteSessionsOf } from './session-queries';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The current session, which stays; all others end with their access and refresh tokens. */
  session?: string;
}

/** Sets a new password: links for resetting the old one are revoked, and the person gets a letter about it. */
export async function setPassword(
  on: Connection,
  { userId, passwordHash, session }: NewPassword,
): Promise<void> {
  // Lock order: links, person, sessions. The same order everywhere prevents deadlocks.
  await endMailLinks(userId, ['reset'], on);
  await updatePasswordHash(on, userId, passwordHash);
  await deleteSessionsOf(on, userId, session);
  await queueMail({ kind: 'password_changed', userId }, on);
}
