import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getPerson } from '@/app/api/people/[person]/route';
import { users } from '@/db/schema/people';
import { profileLanguages, profiles } from '@/db/schema/profiles';
import { friendships } from '@/db/schema/ties';
import type { PersonView } from '@/lib/community/profiles/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, pageOf, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

type Profile = Partial<typeof profiles.$inferInsert>;

/** Everybody was born in 1990, so that only what a row changes decides. */
let ivan: Somebody;
beforeEach(async () => {
  await db.delete(friendships);
  ivan = await makeMember(db, { profile: { gender: 'male', nativeLanguage: 'tr', russianLevel: 'A2' } });
});

async function mayAsk(who: Somebody, whom: Somebody): Promise<boolean | undefined> {
  const { body } = await call(getPerson, { params: { person: String(whom.id) }, cookie: who.cookie });
  // The boundary: the endpoint's answer is what its schema says.
  return (body as unknown as PersonView).tie?.may_ask;
}

const partner = { firstContact: 'partners', nativeLanguage: 'ru' } as const;
const learnsTurkish = { language: 'tr', level: 'A1', isLearning: true } as const;

const rows: [string, Profile, boolean, { speaks?: true; born?: string }?][] = [
  ['everyone', {}, true],
  ['everyone, without anything said', { gender: null }, true],
  ['friends', { firstContact: 'friends' }, false],
  ['nobody', { firstContact: 'nobody' }, false],
  ['partners, who learns nothing that Ivan speaks', partner, false],
  ['partners, who learns what Ivan speaks', partner, true, { speaks: true }],
  [
    'partners, who hides the languages',
    { ...partner, shownTo: { languages: 'friends' } },
    false,
    { speaks: true },
  ],
  ['the same gender, a man', { sameGender: true, gender: 'male' }, true],
  ['the same gender, a woman', { sameGender: true, gender: 'female' }, false],
  [
    'the same gender, a man who hides it',
    { sameGender: true, gender: 'male', shownTo: { gender: 'nobody' } },
    false,
  ],
  [
    'the same gender, a woman who hides it',
    { sameGender: true, gender: 'female', shownTo: { gender: 'nobody' } },
    false,
  ],
  ['the same age', { sameAge: true }, true],
  ['the same age, much younger', { sameAge: true }, false, { born: '2004-02-03' }],
  ['the same age, hidden', { sameAge: true, shownTo: { age: 'nobody' } }, false],
  [
    'the same age, hidden and much younger',
    { sameAge: true, shownTo: { age: 'nobody' } },
    false,
    { born: '2004-02-03' },
  ],
];

describe.each(rows)('who takes first requests from %s', (_, profile, isWelcome, more = {}) => {
  it(`${isWelcome ? 'is asked' : 'is not asked'} by Ivan, whose page and lists offer it or not`, async () => {
    const user = more.born === undefined ? {} : { birthDate: more.born };
    const olga = await makeMember(db, { user, profile });
    if (more.speaks) await db.insert(profileLanguages).values({ userId: olga.id, ...learnsTurkish });
    expect(await mayAsk(ivan, olga)).toBe(isWelcome);
    await tie(ivan, 'follow', olga);
    expect((await pageOf(ivan, 'following')).people[0]?.tie.may_ask).toBe(isWelcome);
    const { status, body } = await tie(ivan, 'befriend', olga);
    expect([status, body.code ?? body.friendship]).toEqual(
      isWelcome ? [200, 'requested'] : [403, 'not_welcome'],
    );
  });
});

describe('a refused request', () => {
  it('has the same sentence for every reason, and stores nothing', async () => {
    const refusals: unknown[] = [];
    for (const [, profile, isWelcome, more] of rows.filter(([, , welcome, given]) => !welcome && !given)) {
      const olga = await makeMember(db, { profile });
      refusals.push([isWelcome, more, (await tie(ivan, 'befriend', olga)).body]);
    }
    expect(new Set(refusals.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await db.select().from(friendships)).toEqual([]);
  });

  it('tells nobody’s hidden gender: a man and a woman have the same answer from who shows none', async () => {
    const anna = await makeMember(db, { profile: { gender: 'female' } });
    const hiding = await makeMember(db, {
      profile: { sameGender: true, gender: 'female', shownTo: { gender: 'friends' } },
    });
    for (const who of [ivan, anna]) {
      expect(await mayAsk(who, hiding)).toBe(false);
      expect((await tie(who, 'befriend', hiding)).body.code).toBe('not_welcome');
    }
  });

  it('is one to whoever takes none, who may ask all the same and be accepted', async () => {
    const olga = await makeMember(db, { profile: { firstContact: 'nobody' } });
    await tie(olga, 'befriend', ivan);
    expect((await tie(ivan, 'befriend', olga)).body).toMatchObject({ friendship: 'friends' });
    // What has been can be begun again by her alone.
    await tie(ivan, 'unfriend', olga);
    expect((await tie(ivan, 'befriend', olga)).body.code).toBe('not_welcome');
  });

  it('leaves a request and a friendship as they are that were there before', async () => {
    const olga = await makeMember(db);
    const close = async () =>
      db.update(profiles).set({ firstContact: 'nobody' }).where(eq(profiles.userId, olga.id));
    await tie(ivan, 'befriend', olga);
    await close();
    expect((await tie(ivan, 'befriend', olga)).body).toMatchObject({ friendship: 'requested' });
    const vera = await makeMember(db);
    await makeFriends(ivan, vera);
    await db.update(profiles).set({ firstContact: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect((await tie(ivan, 'befriend', vera)).body).toMatchObject({ friendship: 'friends' });
  });

  it('is the answer for a missing person where the other may not be known of', async () => {
    const olga = await makeMember(db, { profile: { firstContact: 'nobody' } });
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, olga.id));
    expect((await tie(ivan, 'befriend', olga)).body.code).toBe('not_found');
  });

  it('is not offered to whoever has not joined', async () => {
    const olga = await makeMember(db);
    expect(await mayAsk(await makeSomebody(db, 'student'), olga)).toBe(false);
  });
});
