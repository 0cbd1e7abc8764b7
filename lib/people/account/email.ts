import 'server-only';
import { beginEmailChange, cancelEmailChange } from '@/lib/people/auth/email-change';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { EmailChange, EmailInput } from './schema';

/** Requests another e-mail address for the account. Throws the errors of `beginEmailChange`. */
export async function requestEmailChange(viewer: Viewer, input: EmailInput, address: string) {
  const change = await beginEmailChange(viewer, { ...input, address });
  return { email_change: showEmailChange(change) };
}

export async function withdrawEmailChange(viewer: Viewer): Promise<void> {
  await cancelEmailChange(viewer);
}

interface Change {
  newEmail: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
}

export function showEmailChange({
  newEmail,
  oldConfirmedAt,
  newConfirmedAt,
  expiresAt,
}: Change): EmailChange {
  return {
    email: newEmail,
    old_confirmed: oldConfirmedAt !== null,
    new_confirmed: newConfirmedAt !== null,
    expires_at: expiresAt.toISOString(),
  };
}
