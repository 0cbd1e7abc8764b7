import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as exportAll } from '@/app/api/learning/export/route';
import { GET, PUT } from '@/app/api/profile/route';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
});

const save = (body: unknown, { cookie } = anna) => call(PUT, { method: 'PUT', cookie, body });
const storedOf = async ({ id }: Somebody) =>
  (await db.select().from(profiles).where(eq(profiles.userId, id)))[0];
const foundAs = async ({ id }: Somebody) =>
  (await db.select().from(directory).where(eq(directory.userId, id)))[0];

const said = saidOf({
  about: 'Люблю горы и шахматы.',
  gender: 'female',
  country: 'AM',
  native_language: 'hy',
  languages: [
    { language: 'en', level: 'B2', is_learning: false },
    { language: 'tr', level: 'A1', is_learning: true },
  ],
  russian_level: 'B1',
  occupation: 'university_student',
  goals: ['friends', 'practice'],
  interests: ['chess', 'mountains'],
  availability: [
    { weekday: 0, part: 'evening' },
    { weekday: 6, part: 'night' },
  ],
  shown_to: { country: 'friends', surname: 'everyone' },
  audience: 'everyone',
  first_contact: 'partners',
  same_gender: true,
});

describe('a profile', () => {
  it('is empty before somebody has joined, and they are not found', async () => {
    const { status, body } = await call(GET, { cookie: anna.cookie });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...saidOf({}), id: anna.id, joined_at: null, photo: null });
    expect(await foundAs(anna)).toBeUndefined();
  });

  it('keeps all that was said, and joins the community', async () => {
    expect((await save(said)).status).toBe(200);
    const { body } = await call(GET, { cookie: anna.cookie });
    expect(body).toMatchObject(said);
    expect(body.joined_at).not.toBeNull();
    // The country is shown only to friends, so it is not in the directory.
    expect(await foundAs(anna)).toMatchObject({ gender: 'female', country: null, isPublic: true });
  });

  it('keeps the day of joining when it is saved again, and forgets what was taken back', async () => {
    const { body: first } = await save(said);
    const { body: second } = await save(saidOf({ audience: 'nobody' }));
    expect(second).toMatchObject({ ...saidOf({ audience: 'nobody' }), joined_at: first.joined_at });
    expect(await foundAs(anna)).toBeUndefined();
  });

  it('ends as one of two saves at the same time, with the languages of that one', async () => {
    await save(saidOf({}));
    const one = saidOf({ about: 'one', languages: [{ language: 'en', level: 'C1', is_learning: false }] });
    const other = saidOf({ about: 'other', languages: [{ language: 'de', level: 'A2', is_learning: true }] });
    const saves = await Promise.all([one, other, one, other].map((each) => save(each)));
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await call(GET, { cookie: anna.cookie });
    expect(body).toMatchObject(body.about === 'one' ? one : other);
  });

  it('has no level of Russian for a native speaker', async () => {
    const { body } = await save(saidOf({ native_language: 'ru', russian_level: 'B1' }));
    expect(body.russian_level).toBeNull();
  });

  it('is tidied: signs that show nothing are gone', async () => {
    const { body } = await save({ ...saidOf({}), about: '  При\u200Bвет!\r\n\n\n\nПока\u202E  ' });
    expect(body.about).toBe('  Привет!\n\nПока');
  });

  it('is part of the export of its owner', async () => {
    await save(said);
    const { body } = await call(exportAll, { cookie: anna.cookie, query: { format: 'json' } });
    expect(body.profile).toMatchObject([
      {
        about: 'Люблю горы и шахматы.',
        languages: ['en B2 spoken', 'tr A1 learning'],
        availability: ['0 evening', '6 night'],
        shown_to: ['country friends', 'surname everyone'],
      },
    ]);
  });

  it('is refused to visitors, and to those who have not confirmed their e-mail', async () => {
    expect((await call(PUT, { method: 'PUT', body: said })).status).toBe(401);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    expect((await save(said)).body.code).toBe('email_unverified');
    expect(await storedOf(anna)).toBeUndefined();
  });
});

describe('what nobody may say', () => {
  it.each([
    ['a role', { role: 'administrator' }],
    ['points', { points: 1_000_000 }],
    ['a subscription', { paid_until: '2099-01-01' }],
    ['another person', { id: 1 }],
    ['another person’s id', { user_id: 1 }],
    ['a photograph of somebody else', { photo: '00000000-0000-4000-8000-000000000000' }],
    ['a day of joining', { joined_at: '2020-01-01T00:00:00.000Z' }],
    ['an e-mail', { email: 'boss@example.org' }],
  ])('is %s: 400, and nothing is changed', async (_, extra) => {
    await save(said);
    const before = [await storedOf(anna), await db.select().from(users).where(eq(users.id, anna.id))];
    const { status, body } = await save({ ...saidOf({}), ...extra });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(extra));
    expect([await storedOf(anna), await db.select().from(users).where(eq(users.id, anna.id))]).toEqual(
      before,
    );
  });

  it.each([
    ['about', { about: 'я'.repeat(1001) }],
    ['gender', { gender: 'none' }],
    ['country', { country: 'XX' }],
    ['native_language', { native_language: 'xx' }],
    ['languages', { languages: [said.languages[0], said.languages[0]] }],
    ['languages', { native_language: 'en', languages: [said.languages[0]] }],
    ['languages.0.language', { languages: [{ language: 'ru', level: 'B1', is_learning: true }] }],
    ['russian_level', { russian_level: 'native' }],
    ['goals', { goals: ['friends', 'friends'] }],
    ['availability.0.weekday', { availability: [{ weekday: 7, part: 'night' }] }],
    ['shown_to.email', { shown_to: { email: 'everyone' } }],
    ['shown_to.age', { shown_to: { age: 'staff' } }],
    ['audience', { audience: 'world' }],
    ['gender', { same_gender: true }],
  ])('%s, when it is wrong', async (field, wrong) => {
    const { status, body } = await save({ ...saidOf({}), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});
