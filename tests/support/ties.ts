import { eq } from 'drizzle-orm';
import { DELETE as unblock, PUT as block } from '@/app/api/people/[person]/block/route';
import { DELETE as unfollow, PUT as follow } from '@/app/api/people/[person]/follow/route';
import { DELETE as unfriend, PUT as befriend } from '@/app/api/people/[person]/friendship/route';
import { DELETE as unmute, PUT as mute } from '@/app/api/people/[person]/mute/route';
import { GET as listFriends } from '@/app/api/friends/route';
import { GET as listTied } from '@/app/api/friends/[list]/route';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import type { FriendsAnswer, TieList, TiePage } from '@/lib/people/ties/schema';
import { call, type Answer } from './call';
import { makeSomebody, type Somebody } from './somebody';

const verbs = { follow, unfollow, befriend, unfriend, mute, unmute, block, unblock };
const writes = { follow: 'PUT', befriend: 'PUT', mute: 'PUT', block: 'PUT' } as const;

/** Inserts a member of the community. */
export async function makeMember(
  db: Connection,
  {
    user = {},
    profile = {},
  }: { user?: Partial<typeof users.$inferInsert>; profile?: Partial<typeof profiles.$inferInsert> } = {},
): Promise<Somebody> {
  const somebody = await makeSomebody(db, 'student');
  if (Object.keys(user).length > 0) await db.update(users).set(user).where(eq(users.id, somebody.id));
  await joinCommunity(db, somebody.id, profile);
  return somebody;
}

export async function joinCommunity(
  db: Connection,
  userId: number,
  profile: Partial<typeof profiles.$inferInsert> = {},
): Promise<void> {
  const at = new Date();
  await db
    .insert(profiles)
    .values({ userId, joinedAt: at, updatedAt: at, ...profile })
    .onConflictDoNothing();
}

/** Calls a verb of the ties, as `who` about `whom`. */
export function tie(who: Somebody, verb: keyof typeof verbs, whom: Pick<Somebody, 'id'>): Promise<Answer> {
  return call(verbs[verb], {
    method: verb in writes ? 'PUT' : 'DELETE',
    params: { person: String(whom.id) },
    cookie: who.cookie,
  });
}

export async function makeFriends(one: Somebody, other: Somebody): Promise<void> {
  await tie(one, 'befriend', other);
  await tie(other, 'befriend', one);
}

export async function friendsOf(who: Somebody): Promise<FriendsAnswer> {
  const { body } = await call(listFriends, { cookie: who.cookie });
  // The boundary: the endpoint's answer is what its schema says.
  return body as unknown as FriendsAnswer;
}

export async function pageOf(who: Somebody, list: TieList, after?: string): Promise<TiePage> {
  const { body } = await call(listTied, {
    cookie: who.cookie,
    params: { list },
    ...(after !== undefined && { query: { after } }),
  });
  return body as unknown as TiePage;
}
