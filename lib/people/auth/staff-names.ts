import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { getSettings } from '@/lib/people/settings/service';
import { skeletonOf } from '@/lib/platform/text/confusables';
import { isReservedName } from './inside/reserved-names';
import { selectStaffNames } from './inside/queries';

interface PersonName {
  /** Undefined for a person who is registering. */
  id?: number;
  firstName: string;
  surname: string;
}

/**
 * Nobody may pretend to be our staff or the site. To be called outside of a transaction, because it reads the settings.
 * Throws AppError('validation') about the surname.
 */
export async function refuseReservedName(name: PersonName): Promise<void> {
  const settings = await getSettings();
  if (!isReservedName(name, settings['site.title'])) return;
  throw new AppError('validation', { fields: { surname: [{ rule: 'reserved_name' }] } });
}

/** Nobody may look like a moderator or an administrator (security 2.1). Throws AppError('validation') about the surname. */
export async function refuseStaffName(on: Connection, { id, ...name }: PersonName): Promise<void> {
  const look = nameSkeleton(name);
  const staff = await selectStaffNames(on);
  if (!staff.some((each) => each.id !== id && nameSkeleton(each) === look)) return;
  throw new AppError('validation', { fields: { surname: [{ rule: 'staff_name' }] } });
}

const nameSkeleton = ({ firstName, surname }: PersonName) => skeletonOf(`${firstName} ${surname}`);
