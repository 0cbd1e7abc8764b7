import { consentVersion } from '@/db/enums';
import type { users } from '@/db/schema/people';
import type { Viewer } from '@/lib/people/auth/viewer';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';

/** Somebody of the demonstration as the caller of a verb: confirmed, agreed, and without a session. */
export function viewerOfRow(row: typeof users.$inferSelect): Viewer {
  const { id, role, firstName, surname, points, timeZone } = row;
  const locale = isLocale(row.locale) ? row.locale : defaultLocale;
  const sanctions = { mutedUntil: null, suspendedUntil: null };
  const account = { isVerified: true, consentVersion, eraseAt: null, photoId: null, session: null };
  return { id, role, firstName, surname, points, timeZone, locale, ...account, ...sanctions };
}
