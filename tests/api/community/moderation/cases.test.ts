import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { throttles } from '@/db/schema/http';
import { cases } from '@/db/schema/moderation';
import { sanctions } from '@/db/schema/sanctions';
import { staffLog } from '@/db/schema/staff';
import { setNow } from '@/lib/platform/clock';
import { hourMs } from '@/lib/platform/time/units';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import {
  askCases,
  claimCase,
  decideCase,
  openCase,
  readCases,
  readSanctions,
  releaseCase,
  sendReport,
  settle,
} from '@/tests/support/moderation';
import { joinCommunity, makeMember } from '@/tests/support/ties';
import { signInDirectly, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
const dismissed = { outcome: 'dismissed' } as const;
const acted = <S>(sanction: S) => ({
  outcome: 'acted' as const,
  hide: false,
  sanction,
  reason: 'Так нельзя.',
});
let [boris, vera, gleb, zoya, dina] = [] as unknown as Somebody[] as [
  Somebody,
  Somebody,
  Somebody,
  Somebody,
  Somebody,
];
let id = 0;

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
  zoya = await makeRegular(db, 'moderator');
  dina = await makeRegular(db, 'administrator');
});
beforeEach(async () => {
  setNow(null);
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
  ({ id } = await openCase(vera, gleb, ['name', boris.id]));
});

const logged = async () => (await db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1))[0];

describe('a claimed case', () => {
  it('is one moderator’s, of many who claim it at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => makeRegular(db, 'moderator')));
    const answers = await Promise.all(crowd.map((each) => claimCase(each, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'case_taken']));
  });

  it('is decided by nobody else', async () => {
    await claimCase(gleb, id);
    expect((await decideCase(zoya, id, dismissed)).body.code).toBe('case_taken');
    expect((await releaseCase(zoya, id)).status).toBe(200);
    expect((await readCases(zoya)).cases).toMatchObject([{ claim: { by: { id: gleb.id }, mine: false } }]);
    expect((await decideCase(gleb, id, dismissed)).status).toBe(200);
  });

  it('is free again when it is given back, and after four hours', async () => {
    const at = new Date();
    await claimCase(gleb, id);
    await releaseCase(gleb, id);
    expect(await logged()).toMatchObject({ action: 'case_released', target: `case:${id}` });
    expect((await claimCase(zoya, id)).status).toBe(200);
    setNow(new Date(at.getTime() + 4.1 * hourMs));
    expect((await readCases(gleb)).cases).toMatchObject([{ claim: null }]);
    expect((await claimCase(await signInDirectly(gleb.id), id)).status).toBe(200);
  });
});

describe('a decision', () => {
  it('needs a claim', async () => {
    expect((await decideCase(gleb, id, dismissed)).body.code).toBe('case_unclaimed');
  });

  it('is one for ever', async () => {
    await settle(gleb, id, dismissed);
    expect((await decideCase(gleb, id, acted({ kind: 'warning' }))).body.code).toBe('case_decided');
    expect((await claimCase(zoya, id)).body.code).toBe('case_decided');
    expect((await releaseCase(gleb, id)).body.code).toBe('case_decided');
  });

  it.each([
    ['nothing done', acted(null)],
    ['no reason', { ...acted({ kind: 'warning' }), reason: ' ' }],
    ['too long a reason', { ...acted({ kind: 'warning' }), reason: 'я'.repeat(301) }],
    ['a mute for two days', acted({ kind: 'mute', days: 2 })],
    ['a mute without end', acted({ kind: 'mute', days: null })],
    ['what is not known', { outcome: 'acted', reason: 'x', hide: true, ban: true }],
  ])('with %s is refused', async (_, body) => {
    await claimCase(gleb, id);
    expect((await decideCase(gleb, id, body)).body.code).toBe('validation');
    expect(await db.select().from(sanctions)).toEqual([]);
  });

  it('tells the person why, and leaves a trace', async () => {
    await settle(gleb, id, acted({ kind: 'mute', days: 7 } as const));
    expect((await readSanctions(boris)).sanctions).toMatchObject([
      { kind: 'mute', reason: 'Так нельзя.', state: 'active', appeal: null },
    ]);
    expect(await logged()).toMatchObject({
      staffId: gleb.id,
      action: 'case_acted',
      target: `case:${id}`,
      before: { kind: 'name', subject: String(boris.id) },
      after: { sanction: { kind: 'mute', days: 7 } },
    });
    expect((await readCases(zoya, { state: 'decided' })).cases).toMatchObject([
      { decision: { by: { id: gleb.id }, outcome: 'acted', sanction: { kind: 'mute' } } },
    ]);
  });

  it('by a moderator does not sanction staff of the same role or a higher one', async () => {
    for (const [owner, code] of [
      [zoya, 'staff_protected'],
      [dina, 'staff_protected'],
      [await makeRegular(db, 'teacher'), undefined],
    ] as const) {
      await joinCommunity(db, owner.id);
      const { id: about } = await openCase(vera, gleb, ['name', owner.id]);
      await claimCase(gleb, about);
      expect((await decideCase(gleb, about, acted({ kind: 'warning' }))).body.code).toBe(code);
    }
  });

  it('by an administrator sanctions a moderator', async () => {
    await joinCommunity(db, zoya.id);
    const { id: about } = await openCase(vera, dina, ['name', zoya.id]);
    await settle(dina, about, acted({ kind: 'warning' } as const));
    expect((await readSanctions(zoya)).sanctions).toMatchObject([{ kind: 'warning' }]);
  });
});

describe('a moderator’s own case', () => {
  it('is not theirs to see, claim or decide when they reported it', async () => {
    await joinCommunity(db, gleb.id);
    await sendReport(gleb, ['name', boris.id]);
    expect((await readCases(gleb)).cases).toEqual([]);
    for (const answer of [await claimCase(gleb, id), await decideCase(gleb, id, dismissed)])
      expect([answer.status, answer.body.code]).toEqual([403, 'own_case']);
    expect((await readCases(zoya)).cases).toMatchObject([{ count: 2 }]);
  });

  it('is not theirs when it is about them, not even its number', async () => {
    await joinCommunity(db, gleb.id);
    const { id: about } = await openCase(vera, zoya, ['name', gleb.id]);
    expect(await readCases(gleb)).toMatchObject({ waiting: 1, cases: [{ id }] });
    expect((await claimCase(gleb, about)).body.code).toBe('own_case');
  });
});

it.each(['student', 'teacher'] as const)('a %s neither sees the queue nor decides', async (role) => {
  const somebody = await makeRegular(db, role);
  for (const answer of [
    await askCases(somebody),
    await claimCase(somebody, id),
    await decideCase(somebody, id, dismissed),
  ])
    expect(answer.body.code).toBe('forbidden');
});

it('a case that is not there is not found', async () => {
  expect((await claimCase(gleb, 999_999_999)).status).toBe(404);
  expect((await decideCase(gleb, 999_999_999, dismissed)).status).toBe(404);
});

it('the queue is by what is due first, a page after the other', async () => {
  const others = await Promise.all(Array.from({ length: 22 }, () => makeMember(db)));
  for (const { id: who } of others) await sendReport(vera, ['name', who]);
  await sendReport(vera, ['profile', boris.id], { reason: 'child' });
  const first = await readCases(gleb);
  expect(first).toMatchObject({ waiting: 24, cases: { 0: { kind: 'profile' } } });
  const second = await readCases(gleb, { after: first.next ?? '' });
  const ids = [...first.cases, ...second.cases].map((each) => each.id);
  expect([ids.length, new Set(ids).size, second.next]).toEqual([24, 24, null]);
});

it.each(['999999999999999_1', '1_9999999999', 'x'])('the queue cannot go on after %s', async (after) => {
  expect((await askCases(gleb, { after })).status).toBe(400);
});
