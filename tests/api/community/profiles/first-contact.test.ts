import { beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET, PUT } from '@/app/api/profile/first-contact/route';
import { directory } from '@/db/schema/directory';
import { profiles } from '@/db/schema/profiles';
import { call } from '@/tests/support/call';
import { trySay } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makeMember } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_MEMBER: '100000' });

let maya: Somebody;
beforeEach(async () => {
  maya = await makeMember(db, { profile: { about: 'Люблю горы.', sameAge: true } });
});
const choose = (first_contact: unknown, { cookie } = maya) =>
  call(PUT, { method: 'PUT', cookie, body: { first_contact } });
const chosen = async ({ cookie } = maya) => (await call(GET, { cookie })).body;

it('who may write first is changed at once, and nothing else of the profile', async () => {
  expect(await chosen()).toEqual({ first_contact: 'everyone' });
  expect(await choose('nobody')).toMatchObject({ status: 200, body: { first_contact: 'nobody' } });
  expect(await chosen()).toEqual({ first_contact: 'nobody' });
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, maya.id));
  expect(row).toMatchObject({ firstContact: 'nobody', about: 'Люблю горы.', sameAge: true });
});

it('counts for the next first message', async () => {
  const stranger = await makeMember(db);
  await db.update(profiles).set({ sameAge: false }).where(eq(profiles.userId, maya.id));
  await choose('friends');
  expect(await trySay(stranger, maya, 'Привет!')).toMatchObject({ body: { code: 'not_welcome' } });
  await choose('everyone');
  expect((await trySay(stranger, maya, 'Привет!')).status).toBe(201);
});

it('is refused before joining, and for what is no choice', async () => {
  const newcomer = await makeSomebody(db, 'student');
  expect(await chosen(newcomer)).toEqual({ first_contact: null });
  expect(await choose('friends', newcomer)).toMatchObject({ status: 403, body: { code: 'not_joined' } });
  expect((await choose('family')).status).toBe(400);
  expect(await choose('friends', { ...maya, cookie: '' })).toMatchObject({ status: 401 });
  const rows = await db.select().from(directory).where(eq(directory.userId, newcomer.id));
  expect(rows).toEqual([]);
});
