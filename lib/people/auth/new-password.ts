import 'server-only';
import type { Connection } from '@/db/client';
import { queueMail } from '@/lib/people/letters/service';
import { endMailLinks } from '@/lib/people/letters/mail-links';
import { updatePasswordHash } from './queries';
import { deleteSessionsOf } from './session-queries';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The session that chose it and goes on; all others end, with their access and refresh tokens. */
  session?: string;
}

/** Puts a new password in force: links for resetting the old one end, and the person is written about it. */
export async function setPassword(
  on: Connection,
  { userId, passwordHash, session }: NewPassword,
): Promise<void> {
  // Links, person, sessions: whoever locks them all takes this order, and nobody waits in a circle.
  await endMailLinks(userId, ['reset'], on);
  await updatePasswordHash(on, userId, passwordHash);
  await deleteSessionsOf(on, userId, session);
  await queueMail({ kind: 'password_changed', userId }, on);
}
