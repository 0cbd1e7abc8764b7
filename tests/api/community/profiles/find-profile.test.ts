import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET } from '@/app/api/people/[person]/route';
import { profileFields } from '@/db/enums';
import { users } from '@/db/schema/people';
import { friendships } from '@/db/schema/ties';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { saveProfile } from '@/lib/community/profiles/service';
import { block } from '@/lib/people/ties/service';
import type { Viewer } from '@/lib/people/auth/viewer';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  vera = await makeSomebody(db, 'student');
});

const everything = saidOf({
  about: 'Люблю горы.',
  gender: 'female',
  country: 'AM',
  native_language: 'hy',
  languages: [{ language: 'en', level: 'B2', is_learning: false }],
  russian_level: 'B1',
  occupation: 'freelancer',
  goals: ['friends'],
  interests: ['chess'],
  availability: [{ weekday: 0, part: 'evening' }],
});
const join = (somebody: Somebody, said: Partial<ProfileInput> = {}) =>
  saveProfile({ id: somebody.id, isVerified: true }, { ...everything, ...said });
const look = (at: Somebody, by?: Somebody) =>
  call(GET, { params: { person: String(at.id) }, ...(by && { cookie: by.cookie }) });
const bornIn = (somebody: Somebody, birthDate: string) =>
  db.update(users).set({ birthDate }).where(eq(users.id, somebody.id));
const nobodySees = Object.fromEntries(profileFields.map((field) => [field, 'nobody'] as const));

describe('a person', () => {
  it('is shown to a member with all that members may see', async () => {
    await join(anna);
    const { status, body } = await look(anna, vera);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: anna.id,
      name: 'Майя Орлова',
      slug: `${anna.id}-maiya-o`,
      role: 'student',
      reader: 'member',
      about: 'Люблю горы.',
      age: { min: 35, max: 44 },
      gender: 'female',
      country: 'AM',
      native_language: 'hy',
      is_native: false,
      russian_level: { declared: 'B1', tested: null },
      occupation: 'freelancer',
      goals: ['friends'],
      interests: ['chess'],
      availability: { parts: [{ weekday: 0, part: 'evening' }], utc_offset_minutes: 0 },
      learning: { courses: [], streak: { days: 0, longest: 0 } },
      tie: { follows: false, is_followed_by: false, friendship: 'none', mutes: false, blocks: false },
    });
  });

  it('hides each field from members that its owner hides, and shows all to the owner', async () => {
    await join(anna, { shown_to: nobodySees });
    expect((await look(anna, vera)).body).toMatchObject({
      name: 'Майя О.',
      photo: null,
      about: null,
      age: null,
      gender: null,
      country: null,
      native_language: null,
      languages: null,
      is_native: false,
      russian_level: null,
      occupation: null,
      goals: null,
      interests: null,
      availability: null,
      learning: null,
    });
    expect((await look(anna, anna)).body).toMatchObject({ reader: 'self', about: 'Люблю горы.', tie: null });
  });

  it('does not tell a native speaker of Russian by a hidden native language', async () => {
    await join(anna, { native_language: 'ru', shown_to: { native_language: 'nobody' } });
    expect((await look(anna, vera)).body).toMatchObject({ is_native: false, russian_level: null });
    await join(anna, { native_language: 'ru' });
    expect((await look(anna, vera)).body).toMatchObject({ is_native: true, russian_level: null });
  });

  it('shows friends what is for friends', async () => {
    await join(anna, { shown_to: { country: 'friends' } });
    expect((await look(anna, vera)).body.country).toBeNull();
    const pair = { lowId: anna.id, highId: vera.id, requestedBy: vera.id };
    await db.insert(friendships).values({ ...pair, createdAt: new Date(), acceptedAt: new Date() });
    expect((await look(anna, vera)).body).toMatchObject({ reader: 'friend', country: 'AM' });
  });

  it('shows a visitor only what is for everyone, and the surname’s first letter', async () => {
    await join(anna, { audience: 'everyone', shown_to: { about: 'everyone' } });
    expect((await look(anna)).body).toMatchObject({
      reader: 'visitor',
      name: 'Майя О.',
      about: 'Люблю горы.',
      country: null,
      learning: null,
      tie: null,
    });
  });

  it('never tells an e-mail, a hash, a date of birth or a token', async () => {
    await join(anna, { audience: 'everyone' });
    const [row] = await db.select().from(users).where(eq(users.id, anna.id));
    for (const by of [undefined, vera, anna]) {
      const text = JSON.stringify((await look(anna, by)).body);
      for (const secret of [anna.email, row!.birthDate, row!.passwordHash, '$argon2', anna.pair.access_token])
        expect(text).not.toContain(secret);
    }
  });
});

describe('whoever is not to be known of', () => {
  const refused = async (by?: Somebody) => {
    const { status, body } = await look(anna, by);
    const { body: missing } = await call(GET, {
      params: { person: '999999' },
      ...(by && { cookie: by.cookie }),
    });
    expect([status, body.code, body.message]).toEqual([404, missing.code, missing.message]);
  };

  it('is who has not joined', () => refused(vera));

  it('is, for a visitor, whose profile is for members', async () => {
    await join(anna);
    await refused();
  });

  it('is whose profile is closed', async () => {
    await join(anna, { audience: 'nobody' });
    await refused(vera);
  });

  it('is who has blocked the reader', async () => {
    await join(anna);
    await join(vera);
    await block({ id: anna.id, isVerified: true } as Viewer, vera.id);
    await refused(vera);
  });

  it('is a minor for an adult, an adult for a minor, and a minor for a visitor', async () => {
    await join(anna, { audience: 'everyone' });
    await bornIn(anna, '2015-05-05');
    await refused(vera);
    await refused();
    await bornIn(anna, '1990-02-03');
    await bornIn(vera, '2015-05-05');
    await refused(vera);
  });
});
