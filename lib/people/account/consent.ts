import 'server-only';
import { consentVersion } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { updateConsent } from './inside/queries';

/** The viewer agrees to the present agreement and policy on personal data; again changes nothing. */
export async function giveConsent(viewer: Viewer): Promise<void> {
  if (viewer.consentVersion < consentVersion) await updateConsent(viewer.id, consentVersion, now());
}
