import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import type { Connection } from '@/db/client';
import { refreshDirectory } from '@/lib/community/directory/refresh';

type Profile = Partial<typeof profiles.$inferInsert>;
type User = Partial<typeof users.$inferInsert>;

let count = 0;

/** Inserts a member of the community whose password nobody knows. */
export async function makeMember(
  on: Connection,
  user: User = {},
  { lastSeenAt, ...profile }: Profile & { lastSeenAt?: Date } = {},
): Promise<number> {
  count += 1;
  const at = new Date('2026-01-01T00:00:00Z');
  const [row] = await on
    .insert(users)
    .values({
      firstName: 'Майя',
      surname: 'Орлова',
      birthDate: '1990-02-03',
      locale: 'ru',
      role: 'student',
      passwordHash: 'none',
      email: `member-${process.pid}-${count}@example.org`,
      consentedAt: at,
      emailVerifiedAt: at,
      ...user,
    })
    .returning({ id: users.id });
  const userId = row!.id;
  await on.insert(profiles).values({ userId, joinedAt: at, updatedAt: at, ...profile });
  await refreshDirectory(on, userId, lastSeenAt);
  return userId;
}

export async function emptyDirectory(on: Connection): Promise<void> {
  await on.delete(directory);
}
