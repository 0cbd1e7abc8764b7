import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { getSettings } from '@/lib/people/settings/service';
import { lookOf } from '@/lib/platform/text/look';
import { isReservedName } from './reserved-names';
import { selectStaffNames } from './queries';

interface Named {
  /** Undefined for somebody who has no account yet. */
  id?: number;
  firstName: string;
  surname: string;
}

/**
 * Nobody shall pass for our staff in general, or for the site. Asked outside of a transaction: it reads the settings.
 * Throws AppError('validation') about the surname.
 */
export async function refuseReservedName(name: Named): Promise<void> {
  const settings = await getSettings();
  if (!isReservedName(name, settings['site.title'])) return;
  throw new AppError('validation', { fields: { surname: [{ rule: 'reserved_name' }] } });
}

/** Nobody shall pass for a moderator or an administrator (security 2.1). Throws AppError('validation') about the surname. */
export async function refuseStaffName(on: Connection, { id, ...name }: Named): Promise<void> {
  const look = lookOfName(name);
  const staff = await selectStaffNames(on);
  if (!staff.some((each) => each.id !== id && lookOfName(each) === look)) return;
  throw new AppError('validation', { fields: { surname: [{ rule: 'staff_name' }] } });
}

const lookOfName = ({ firstName, surname }: Named) => lookOf(`${firstName} ${surname}`);
