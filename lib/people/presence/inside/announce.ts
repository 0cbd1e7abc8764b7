import 'server-only';
import { ageGroupOn, mayMeet } from '@/lib/people/audience/age-policy';
import { isShown } from '@/lib/people/audience/visibility-policy';
import { isSuspended } from '@/lib/people/auth/sanction-policy';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { publish } from '@/lib/platform/realtime/publish';
import { selectFriendsHere } from './queries';

/** Sends a presence event about each person to their friends who are connected and may see whether they are online. */
export async function announce(ids: readonly number[]): Promise<void> {
  const friends = new Map<number, number[]>();
  for (const pair of await selectFriendsHere(db, ids)) {
    if (mayHear(pair)) friends.set(pair.id, [...(friends.get(pair.id) ?? []), pair.friend]);
  }
  for (const [id, to] of friends) await publish(to, { name: 'presence', data: { id } });
}

type Pair = Awaited<ReturnType<typeof selectFriendsHere>>[number];

/** Whether `findPerson` would find the person for the friend (lib/people/audience), with their presence. */
function mayHear({ profile, birthDate, friendsBirthDate, suspendedUntil }: Pair): boolean {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  return (
    isShown('presence', 'friend', profile) &&
    !isSuspended({ suspendedUntil }, at) &&
    mayMeet(ageGroupOn(birthDate, day), ageGroupOn(friendsBirthDate, day))
  );
}
