import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET } from '@/app/api/partners/route';
import { profileFields } from '@/db/enums';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { partnersAnswer, type PartnerView } from '@/lib/community/matching/schema';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { saveProfile } from '@/lib/community/profiles/service';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { befriend, block } from '@/lib/people/ties/service';
import type { Viewer } from '@/lib/people/auth/viewer';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let selim: Somebody;
let olga: Somebody;
beforeEach(async () => {
  // Demonstration people would be among the matches.
  await db.delete(profiles);
  selim = await makeSomebody(db, 'student');
  olga = await makeSomebody(db, 'student');
});

const turk = saidOf({
  gender: 'male',
  country: 'TR',
  native_language: 'tr',
  russian_level: 'A2',
  goals: ['practice'],
  interests: ['chess', 'cinema'],
  availability: [{ weekday: 4, part: 'evening' }],
});
const russian = saidOf({
  gender: 'female',
  country: 'RU',
  native_language: 'ru',
  languages: [{ language: 'tr', level: 'A1', is_learning: true }],
  goals: ['practice', 'friends'],
  interests: ['chess'],
  availability: [{ weekday: 4, part: 'evening' }],
});
const viewerOf = ({ id }: Somebody) => ({ id, isVerified: true }) as Viewer;
const join = (somebody: Somebody, said: Partial<ProfileInput>) =>
  saveProfile(viewerOf(somebody), saidOf(said));
const joinBoth = async (more: Partial<ProfileInput> = {}) => {
  await join(selim, turk);
  await join(olga, { ...russian, ...more });
};
const partnersOf = async ({ cookie }: Somebody, query: Record<string, string> = {}): Promise<PartnerView[]> =>
  partnersAnswer.parse((await call(GET, { cookie, query })).body).partners;
const idsFor = async (somebody: Somebody) => (await partnersOf(somebody)).map(({ id }) => id);
const bornIn = (somebody: Somebody, birthDate: string) =>
  db.update(users).set({ birthDate }).where(eq(users.id, somebody.id));

describe('partners', () => {
  it('are told with reasons, and the score is the same from both sides', async () => {
    await joinBoth();
    const [forSelim, forOlga] = [await partnersOf(selim), await partnersOf(olga)];
    expect(forSelim).toEqual([
      {
        id: olga.id,
        name: 'Майя Орлова',
        photo: null,
        country: 'RU',
        native_language: 'ru',
        russian_level: null,
        score: forOlga[0]?.score,
        reasons: [
          { kind: 'exchange', theirs: ['ru'], mine: ['tr'] },
          { kind: 'free_time', parts: [{ weekday: 4, part: 'evening' }] },
          { kind: 'interests', interests: ['chess'] },
          { kind: 'goals', goals: ['practice'] },
          { kind: 'age', min: 35, max: 44 },
        ],
      },
    ]);
    expect(forOlga[0]?.reasons[0]).toEqual({ kind: 'exchange', theirs: ['tr'], mine: ['ru'] });
  });

  it('have free time by the clock of the reader', async () => {
    await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, selim.id));
    await join(selim, { ...turk, availability: [{ weekday: 5, part: 'night' }] });
    await join(olga, russian);
    expect((await partnersOf(selim))[0]?.reasons[1]).toEqual({
      kind: 'free_time',
      parts: [{ weekday: 5, part: 'night' }],
    });
    expect((await partnersOf(olga))[0]?.reasons[1]).toEqual({
      kind: 'free_time',
      parts: [{ weekday: 4, part: 'evening' }],
    });
  });

  it('come best first, as many as were asked for', async () => {
    await joinBoth();
    const other = await makeSomebody(db, 'student');
    await join(other, { ...russian, languages: [], goals: [], interests: [] });
    expect(await idsFor(selim)).toEqual([olga.id, other.id]);
    expect((await partnersOf(selim, { limit: '1' })).map(({ id }) => id)).toEqual([olga.id]);
  });

  it('are nobody before one has joined, and nobody who has nothing in common', async () => {
    await join(olga, russian);
    expect(await partnersOf(selim)).toEqual([]);
    await bornIn(selim, '1980-05-05');
    await join(selim, {});
    expect(await partnersOf(selim)).toEqual([]);
  });
});

describe('a partner is nobody', () => {
  it('whom a visitor asks for', async () => {
    expect((await call(GET, {})).status).toBe(401);
  });

  it('beyond the limit', async () => {
    for (const limit of ['0', '25', 'many'])
      expect((await call(GET, { cookie: selim.cookie, query: { limit } })).status).toBe(400);
  });

  it.each([
    ['who was blocked', () => block(viewerOf(selim), olga.id)],
    ['who blocks', () => block(viewerOf(olga), selim.id)],
    [
      'who is a friend already',
      async () => {
        await befriend(viewerOf(selim), olga.id, listWelcoming);
        await befriend(viewerOf(olga), selim.id, listWelcoming);
      },
    ],
    ['whose profile is closed to members', () => join(olga, { ...russian, audience: 'friends' })],
    ['who hears from friends alone', () => join(olga, { ...russian, first_contact: 'friends' })],
    ['who hears from nobody', () => join(olga, { ...russian, first_contact: 'nobody' })],
    ['who hears from the same gender alone', () => join(olga, { ...russian, same_gender: true })],
  ])('%s', async (_, change) => {
    await joinBoth();
    expect(await idsFor(selim)).toEqual([olga.id]);
    await change();
    expect(await idsFor(selim)).toEqual([]);
  });

  it('of another age group; minors have one another', async () => {
    await bornIn(olga, '2010-06-01');
    await joinBoth();
    expect([await idsFor(selim), await idsFor(olga)]).toEqual([[], []]);
    await bornIn(selim, '2009-06-01');
    await join(selim, turk);
    expect([await idsFor(selim), await idsFor(olga)]).toEqual([[olga.id], [selim.id]]);
  });
});

describe('what is hidden', () => {
  const nobodySees = Object.fromEntries(profileFields.map((field) => [field, 'nobody'] as const));

  it.each(['languages', 'native_language', 'interests', 'goals', 'availability', 'age'] as const)(
    'makes no match and no reason by itself: %s',
    async (field) => {
      const kinds = {
        languages: 'exchange',
        native_language: 'they_help',
        interests: 'interests',
        goals: 'goals',
        availability: 'free_time',
        age: 'age',
      };
      await joinBoth();
      expect((await reasonsFor(selim)).length).toBeGreaterThan(0);
      await join(olga, { ...russian, shown_to: { [field]: 'friends' } });
      expect(await reasonsFor(selim)).not.toContain(kinds[field]);
      expect((await partnersOf(olga))[0]?.score).toBe((await partnersOf(selim))[0]?.score);
    },
  );

  it('makes nobody a partner', async () => {
    await joinBoth({ shown_to: nobodySees });
    expect([await idsFor(selim), await idsFor(olga)]).toEqual([[], []]);
  });

  it('is in no field of the answer', async () => {
    await joinBoth({ shown_to: { surname: 'friends', country: 'nobody', native_language: 'nobody' } });
    expect((await partnersOf(selim))[0]).toMatchObject({
      name: 'Майя О.',
      country: null,
      native_language: null,
    });
  });

  async function reasonsFor(somebody: Somebody): Promise<string[]> {
    return (await partnersOf(somebody)).flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
  }
});
