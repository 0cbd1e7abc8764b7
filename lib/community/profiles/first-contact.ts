import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { selectOwnProfile, updateFirstContact } from './inside/queries';
import type { FirstContactChoice, FirstContactView } from './schema';

/** The viewer's rules for who may write to them first. */
export async function getFirstContact({ id }: Pick<Viewer, 'id'>): Promise<FirstContactView> {
  const row = await selectOwnProfile(db, id);
  return { first_contact: row?.profile?.firstContact ?? null };
}

/** Changes who may write to the viewer first, and nothing else of the profile. Throws AppError: 'not_joined'. */
export async function changeFirstContact(
  { id }: Pick<Viewer, 'id'>,
  { first_contact: firstContact }: FirstContactChoice,
): Promise<FirstContactView> {
  const at = now();
  await db.transaction(async (on) => {
    if (!(await updateFirstContact(on, id, { firstContact, updatedAt: at })))
      throw new AppError('not_joined');
    await refreshDirectory(on, id, at);
  });
  return { first_contact: firstContact };
}
