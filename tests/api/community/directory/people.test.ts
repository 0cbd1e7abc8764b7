import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as listUsers } from '@/app/api/users/route';
import { GET as settings } from '@/app/api/settings/route';
import { directory } from '@/db/schema/directory';
import { profiles } from '@/db/schema/profiles';
import { findPeople } from '@/lib/community/directory/find-people';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import type { UsersQuery } from '@/lib/community/directory/schema';
import { block } from '@/lib/people/ties/service';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { emptyDirectory, makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody } from '@/tests/support/somebody';
import { viewerOf } from '@/tests/support/viewer';

const { db } = testDatabase();
let anna = 0;
let hours = 0;

beforeEach(async () => {
  await emptyDirectory(db);
  anna = await makeMember(db, { firstName: 'Анна', surname: 'Иванова' });
  // The list of countries is cached for a minute.
  hours += 1;
  setNow(new Date(Date.UTC(2026, 5, 1, hours)));
});

const find = async (query: Partial<UsersQuery> = {}, viewer: number | null = anna) =>
  findPeople(viewer === null ? null : { id: viewer }, { page: 0, ...query });
const idsOf = async (query: Partial<UsersQuery> = {}, viewer: number | null = anna) =>
  (await find(query, viewer)).users.map(({ id }) => id);

const shown = {
  age: 'members',
  gender: 'members',
  country: 'members',
  native_language: 'members',
  russian_level: 'members',
  occupation: 'members',
} as const;
const facts = {
  gender: 'female',
  country: 'JP',
  nativeLanguage: 'ja',
  russianLevel: 'B1',
  occupation: 'freelancer',
} as const;
const filtersOfFacts: Partial<UsersQuery>[] = [
  { level: 'B1' },
  { age: '35-44' },
  { gender: 'female' },
  { country: 'JP' },
  { language: 'ja' },
  { occupation: 'freelancer' },
];

describe('the filters of spec §2', () => {
  it.each(filtersOfFacts)('%j finds whoever shows it, and nobody else', async (filter) => {
    const yuki = await makeMember(db, { birthDate: '1990-02-03' }, { ...facts, shownTo: shown });
    await makeMember(db, { birthDate: '2001-01-01' }, { gender: 'male', country: 'DE' });
    const { users, count } = await find(filter);
    expect([users.map(({ id }) => id), count]).toEqual([[yuki], 1]);
  });

  it('finds native speakers of Russian', async () => {
    const nina = await makeMember(db, {}, { nativeLanguage: 'ru' });
    await makeMember(db, {}, { nativeLanguage: 'ja' });
    expect(await idsOf({ native: '1' })).toEqual([nina]);
  });

  it('spec §9: the last age bracket has no end', async () => {
    const old = await makeMember(db, { birthDate: '1930-01-01' });
    await makeMember(db, { birthDate: '1990-01-01' });
    expect(await idsOf({ age: '55' })).toEqual([old]);
  });

  it('spec §7: answers users, their count and the countries in which people live', async () => {
    await makeMember(db, {}, { country: 'JP' });
    await makeMember(db, {}, { country: 'AM' });
    const { status, body } = await call(listUsers, { cookie: (await makeSomebody(db, 'student')).cookie });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 3, count_is_capped: false, countries: ['AM', 'JP'], next: null });
  });
});

describe('what somebody hides', () => {
  it.each(filtersOfFacts)('changes neither people nor count of %j', async (filter) => {
    const hidden = Object.fromEntries(Object.keys(shown).map((field) => [field, 'friends']));
    await makeMember(db, { birthDate: '1990-02-03' }, { ...facts, shownTo: hidden });
    const { users, count, countries } = await find(filter);
    expect({ users, count, countries }).toEqual({ users: [], count: 0, countries: [] });
  });

  it.each(filtersOfFacts)('from visitors changes neither people nor count of %j for them', async (filter) => {
    await makeMember(db, { birthDate: '1990-02-03' }, { ...facts, audience: 'everyone', shownTo: shown });
    const { users, count, countries } = await find(filter, null);
    expect({ users, count, countries }).toEqual({ users: [], count: 0, countries: [] });
  });

  it('is not found by a surname that only friends read', async () => {
    const vera = await makeMember(
      db,
      { firstName: 'Вера', surname: 'Шталь' },
      { shownTo: { surname: 'friends' } },
    );
    expect(await idsOf({ name: 'Шталь' })).toEqual([]);
    expect(await idsOf({ name: 'Вера Ш' })).toEqual([vera]);
  });

  it('is not found by visitors by a surname that members read, also not with a slip', async () => {
    await makeMember(
      db,
      { firstName: 'Вера', surname: 'Шталева' },
      { audience: 'everyone', shownTo: { surname: 'members' } },
    );
    expect((await find({ name: 'Шталева' }, null)).count).toBe(0);
    expect((await find({ name: 'Штлаева' }, null)).count).toBe(0);
    expect((await find({ name: 'Вера' }, null)).users.map(({ name }) => name)).toEqual(['Вера Ш.']);
    expect((await find({ name: 'Шталева' })).count).toBe(1);
  });

  it('as presence does not change the order, which is that of joining', async () => {
    const early = await makeMember(
      db,
      {},
      {
        joinedAt: new Date('2026-01-02'),
        lastSeenAt: new Date('2026-05-01'),
        shownTo: { presence: 'friends' },
      },
    );
    const late = await makeMember(db, {}, { joinedAt: new Date('2026-02-02') });
    expect(await idsOf()).toEqual([late, early]);
  });

  it('is not on the card either', async () => {
    await makeMember(db, {}, { ...facts, shownTo: { country: 'nobody', gender: 'friends' } });
    expect((await find()).users[0]).toMatchObject({ country: null, gender: null, last_seen_at: null });
  });
});

describe('who finds whom', () => {
  const ages = { minor: '2012-01-01', adult: '1990-01-01' };
  it.each([
    ['minor', 'minor', 1],
    ['minor', 'adult', 0],
    ['adult', 'minor', 0],
    ['adult', 'adult', 1],
  ] as const)('a %s finds of a %s %i', async (mine, theirs, count) => {
    await emptyDirectory(db);
    const me = await makeMember(db, { birthDate: ages[mine] });
    await makeMember(db, { birthDate: ages[theirs] });
    expect((await find({}, me)).count).toBe(count);
  });

  it('changes with the 18th birthday by itself', async () => {
    const boy = await makeMember(db, { birthDate: '2008-06-10' });
    setNow(new Date('2026-06-09T12:00:00Z'));
    expect(await idsOf()).toEqual([]);
    setNow(new Date('2026-06-10T12:00:00Z'));
    expect(await idsOf()).toEqual([boy]);
  });

  it('shows visitors adults who opened their profile to everybody, and nobody else', async () => {
    const open = await makeMember(db, {}, { audience: 'everyone' });
    await makeMember(db, {}, { audience: 'members' });
    await makeMember(db, { birthDate: ages.minor }, { audience: 'everyone' });
    expect(await idsOf({}, null)).toEqual([open]);
  });

  it('hides those who are blocked, from both sides', async () => {
    const boris = await makeMember(db);
    await block(viewerOf(anna), boris);
    expect([await idsOf(), await idsOf({}, boris)]).toEqual([[], []]);
  });

  it('never finds oneself, nor who has closed their profile', async () => {
    await makeMember(db, {}, { audience: 'friends' });
    await makeMember(db, {}, { audience: 'nobody' });
    expect(await idsOf()).toEqual([]);
  });
});

describe('the pages', () => {
  it('spec §9: begin at 0, and by cursor nobody is left out or comes twice', async () => {
    const made = [];
    for (let at = 0; at < 60; at += 1)
      made.push(await makeMember(db, { firstName: at % 2 ? 'Иван' : 'Иванна' }));
    const paged = [
      ...(await idsOf({ page: 0 })),
      ...(await idsOf({ page: 1 })),
      ...(await idsOf({ page: 2 })),
    ];
    expect(paged).toEqual(made.toReversed());
    const first = await find({ name: 'Иван' });
    const second = await find({ name: 'Иван', after: first.next ?? '' });
    const third = await find({ name: 'Иван', after: second.next ?? '' });
    const followed = [first, second, third].flatMap(({ users }) => users.map(({ id }) => id));
    expect([new Set(followed).size, followed.length, first.count, third.next]).toEqual([60, 60, 60, null]);
    expect(first.users.every(({ name }) => name.startsWith('Иван '))).toBe(true);
  }, 30_000);
});

describe('presence', () => {
  const seenAt = async (id: number) => {
    const [row] = await db.select().from(directory).where(eq(directory.userId, id));
    return row?.activeAt.toISOString();
  };

  it('is written at most once a minute, where members see it', async () => {
    const { id, cookie } = await makeSomebody(db, 'student');
    const at = new Date('2026-01-01');
    await db
      .insert(profiles)
      .values({ userId: id, joinedAt: at, updatedAt: at, shownTo: { presence: 'members' } });
    await refreshDirectory(db, id);
    setNow(new Date('2026-06-20T10:00:00Z'), { still: true });
    await call(settings, { cookie });
    setNow(new Date('2026-06-20T10:00:40Z'), { still: true });
    await call(settings, { cookie });
    expect(await seenAt(id)).toBe('2026-06-20T10:00:00.000Z');
    setNow(new Date('2026-06-20T10:01:20Z'), { still: true });
    await call(settings, { cookie });
    expect(await seenAt(id)).toBe('2026-06-20T10:01:20.000Z');
    await refreshDirectory(db, id);
    expect(await seenAt(id)).toBe('2026-06-20T10:01:20.000Z');
    await db.update(profiles).set({ shownTo: {} }).where(eq(profiles.userId, id));
    await refreshDirectory(db, id);
    expect(await seenAt(id)).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is not written where it is hidden', async () => {
    const { id, cookie } = await makeSomebody(db, 'student');
    const at = new Date('2026-01-01');
    await db.insert(profiles).values({ userId: id, joinedAt: at, updatedAt: at });
    await refreshDirectory(db, id);
    await call(settings, { cookie });
    expect(await seenAt(id)).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('what is no search', () => {
  it.each([
    '%'.repeat(64),
    "'; drop table directory; --",
    '_'.repeat(64),
    '\\',
    '((((((((((a+)+)+)+)+)+',
    '\u0000',
  ])('security, "search/filter": %j finds nobody, and quickly', async (name) => {
    await makeMember(db);
    const startedAt = performance.now();
    const { status, body } = await call(listUsers, { query: { name } });
    expect([status, body.count]).toEqual([200, 0]);
    expect(performance.now() - startedAt).toBeLessThan(300);
  });

  it.each<Record<string, string>>([
    { sort: 'id;drop' },
    { country: 'XX' },
    { level: 'B1; drop' },
    { page: '-1' },
    { page: '1000000' },
    { after: "0_1_1' or 1=1" },
    { after: '0_999999999999999_1' },
    { name: 'я'.repeat(65) },
  ])('%j is refused', async (query) => {
    expect((await call(listUsers, { query })).status).toBe(400);
  });

  it('security: more than 120 searches a minute are refused', async () => {
    const { cookie } = await makeSomebody(db, 'student');
    Object.assign(process.env, { LIMIT_MEMBER: '100000' });
    let last = 200;
    for (let at = 0; at < 601 && last === 200; at += 1) last = (await call(listUsers, { cookie })).status;
    expect(last).toBe(429);
  }, 60_000);
});
