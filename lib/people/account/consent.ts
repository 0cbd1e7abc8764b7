import 'server-only';
import { consentVersion } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { updateConsent } from './inside/queries';

/** Stores that the viewer agrees to the current agreement and policy on personal data; a repeat changes nothing. */
export async function giveConsent(viewer: Viewer): Promise<void> {
  if (viewer.consentVersion < consentVersion) await updateConsent(viewer.id, consentVersion, now());
}
