import { count, eq, like } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { reportSubject } from '@/lib/community/moderation/report';
import { profileSubject } from '@/lib/community/profiles/report-subject';
import { saveProfile } from '@/lib/community/profiles/service';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { insertDemoAccounts } from '@/lib/people/auth/demo';
import type { Viewer } from '@/lib/people/auth/viewer';
import { demoDomain, demoLearners, demoPeople } from '@/lib/people/demo/demo-people';
import { befriend, follow } from '@/lib/people/ties/service';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { now, setNow } from '@/lib/platform/clock';
import { dayMs, hourMs } from '@/lib/platform/time/units';
import { inputOf, readDemoMembers, type DemoMember } from './demo-member-files';
import { reviewAll } from './seed-demo-reviews';
import { viewerOfRow } from './viewer-of-row';

type Members = ReturnType<typeof readDemoMembers>;
type ViewerOf = (key: string) => Viewer;

/**
 * Makes the community of the demonstration, once: accounts, profiles on the days on which they joined, then their ties
 * and what learners say of teachers, through the services. A database without the demonstration's people stays as it is.
 */
export async function seedDemoCommunity(db: Database): Promise<void> {
  if (!(await isWithoutCommunity(db))) return;
  const today = now();
  const { members, accounts, ties, reviews } = readDemoMembers();
  await insertDemoAccounts(
    db,
    members.map((member) => accountOf(member, today)),
  );
  const viewerOf = await readViewers(db);
  await dateLearners(db, accounts, today);
  await joinAll([...members, ...accounts], viewerOf, today);
  await tieAll(ties, viewerOf, today);
  await reviewAll(db, reviews, viewerOf, today);
  await reportAll(viewerOf, today);
}

async function isWithoutCommunity(db: Database): Promise<boolean> {
  const [known] = await db.select({ profiles: count() }).from(profiles);
  if (known?.profiles) return false;
  const anna = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoPeople[0]?.email ?? ''));
  return anna.length > 0;
}

function accountOf(
  { key, role, name: [firstName, surname], age, birthday, locale, zone, joined }: DemoMember,
  today: Date,
) {
  const day = today.toISOString().slice(0, 10);
  const year = Number(day.slice(0, 4)) - age - (birthday > day.slice(5) ? 1 : 0);
  return {
    email: `${key}@${demoDomain}`,
    firstName,
    surname,
    role,
    birthDate: `${year}-${birthday}`,
    locale,
    timeZone: zone,
    createdAt: new Date(today.getTime() - joined * dayMs),
  };
}

async function readViewers(db: Database): Promise<ViewerOf> {
  const rows = await db
    .select()
    .from(users)
    .where(like(users.email, `%@${demoDomain}`));
  const viewers = new Map(rows.map((row): [string, Viewer] => [row.email, viewerOfRow(row)]));
  return (key) => {
    const viewer = viewers.get(`${key}@${demoDomain}`);
    if (!viewer) throw new Error(`The demonstration has nobody named “${key}”.`);
    return viewer;
  };
}

/** Learners have a history: they are as old as their profile, and their corrections are no newcomers’. */
async function dateLearners(db: Database, accounts: Members['accounts'], today: Date): Promise<void> {
  for (const { key, joined } of accounts) {
    if (!demoLearners.some(({ name }) => name === key)) continue;
    const createdAt = new Date(today.getTime() - joined * dayMs);
    await db
      .update(users)
      .set({ createdAt })
      .where(eq(users.email, `${key}@${demoDomain}`));
  }
}

async function joinAll(people: Members['accounts'], viewerOf: ViewerOf, today: Date): Promise<void> {
  for (const profile of people) {
    setNow(new Date(today.getTime() - profile.joined * dayMs));
    await saveProfile(viewerOf(profile.key), inputOf(profile));
  }
}

/** What waits for the moderators: the text of a profile, reported by two people. */
const reported = {
  about: 'tyler',
  by: [
    { key: 'defne', reason: 'spam', message: 'Одно и то же предложение в каждом разговоре.' },
    { key: 'elif', reason: 'other', message: null },
  ],
} as const;

async function reportAll(viewerOf: ViewerOf, today: Date): Promise<void> {
  const about = { kind: 'profile', subject: String(viewerOf(reported.about).id) } as const;
  for (const [index, { key, ...input }] of reported.by.entries()) {
    setNow(new Date(today.getTime() - (8 - index) * hourMs));
    await reportSubject(viewerOf(key), about, input, { subject: profileSubject, locale: defaultLocale });
  }
}

/** Everybody has joined five days ago at the latest; ties are made one after the other since then. */
const daysOfTies = 4;

async function tieAll({ friends, requests, follows }: Members['ties'], viewerOf: ViewerOf, today: Date) {
  const steps = [
    ...friends.map(([one, other]) => async () => {
      await befriend(viewerOf(one), viewerOf(other).id, listWelcoming);
      await befriend(viewerOf(other), viewerOf(one).id, listWelcoming);
    }),
    ...follows.map(
      ([one, other]) =>
        () =>
          follow(viewerOf(one), viewerOf(other).id),
    ),
    ...requests.map(
      ([one, other]) =>
        () =>
          befriend(viewerOf(one), viewerOf(other).id, listWelcoming),
    ),
  ];
  for (const [index, step] of steps.entries()) {
    setNow(new Date(today.getTime() - (1 - index / steps.length) * daysOfTies * dayMs));
    await step();
  }
}
