import type { Connection } from '@/db/client';
import { sanctions } from '@/db/schema/sanctions';
import { putPhoto } from '@/lib/community/profiles/photo';
import { makeRegular } from '@/tests/support/comments';
import { claimCase, openCase, sendAppeal, sendReport, settle } from '@/tests/support/moderation';
import { makePicture } from '@/tests/support/picture';
import { joinCommunity, makeMember } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

async function caseOf(db: Connection) {
  const [reporter, owner] = [await makeMember(db), await makeMember(db)];
  const moderator = await makeRegular(db, 'moderator');
  return { id: (await openCase(reporter, moderator, ['name', owner.id])).id, moderator };
}

const opened = async (_: Somebody, db: Connection) => ({
  params: { case: String((await caseOf(db)).id) },
});

/** A case; claimed by the caller if their role allows it. */
async function claimed(caller: Somebody, db: Connection) {
  const { id } = await caseOf(db);
  await claimCase(caller, id);
  return { params: { case: String(id) } };
}

/** A warning for the caller. It is inserted, because the caller may be an administrator, whom nobody can warn. */
async function warned({ id: userId }: Somebody, db: Connection) {
  const [row] = await db
    .insert(sanctions)
    .values({ userId, kind: 'warning', reason: 'Так нельзя.', createdAt: new Date() })
    .returning({ id: sanctions.id });
  return { params: { sanction: String(row?.id) } };
}

async function appealed(_: Somebody, db: Connection) {
  const owner = await makeMember(db);
  const { params } = await warned(owner, db);
  await sendAppeal(owner, Number(params.sanction));
  return { params, body: { outcome: 'lifted', answer: 'Хорошо.' } };
}

/** Good calls about reports, cases, sanctions and roles. */
export const moderationCalls = {
  'PUT /api/reports/{kind}/{subject}': async (caller: Somebody, db: Connection) => {
    await joinCommunity(db, caller.id);
    const params = { kind: 'name', subject: String((await makeMember(db)).id) };
    return { params, body: { reason: 'impostor', message: 'Это не Майя.' } };
  },
  'GET /api/reports': async (caller: Somebody, db: Connection) => {
    await joinCommunity(db, caller.id);
    await sendReport(caller, ['name', (await makeMember(db)).id], { reason: 'other', message: 'Да' });
    return {};
  },
  'GET /api/admin/cases': async (_: Somebody, db: Connection) => {
    const { id, moderator } = await caseOf(db);
    await caseOf(db);
    const acted = { kind: 'mute', days: 7 } as const;
    await settle(moderator, id, { outcome: 'acted', hide: true, sanction: acted, reason: 'Нет.' });
    return { query: { state: 'decided' } };
  },
  'PUT /api/admin/cases/{case}/claim': opened,
  'DELETE /api/admin/cases/{case}/claim': claimed,
  'PUT /api/admin/cases/{case}/decision': async (caller: Somebody, db: Connection) => ({
    ...(await claimed(caller, db)),
    body: { outcome: 'acted', sanction: { kind: 'suspension', days: null }, reason: 'Нет.' },
  }),
  'DELETE /api/admin/cases/{case}/hidden': async (_: Somebody, db: Connection) => {
    const { id, moderator } = await caseOf(db);
    await settle(moderator, id, { outcome: 'acted', hide: true, sanction: null, reason: 'Нет.' });
    return { params: { case: String(id) } };
  },
  'GET /api/admin/cases/{case}/evidence/{sha256}': async (_: Somebody, db: Connection) => {
    const [reporter, owner] = [await makeMember(db), await makeMember(db)];
    const moderator = await makeRegular(db, 'moderator');
    await putPhoto({ id: owner.id, isVerified: true }, await makePicture());
    const { id, evidence } = await openCase(reporter, moderator, ['photo', owner.id]);
    return { params: { case: String(id), sha256: evidence[0]?.sha256 ?? '' } };
  },
  'GET /api/admin/appeals': async (caller: Somebody, db: Connection) => {
    await appealed(caller, db);
    return {};
  },
  'PUT /api/admin/appeals/{sanction}/decision': appealed,
  'GET /api/sanctions': async (caller: Somebody, db: Connection) => {
    await warned(caller, db);
    return {};
  },
  'PUT /api/sanctions/{sanction}/appeal': async (caller: Somebody, db: Connection) => ({
    ...(await warned(caller, db)),
    body: { text: 'Это была шутка.' },
  }),
  'PUT /api/sanctions/{sanction}/acknowledgement': warned,
  'GET /api/admin/people': () => ({ query: { words: 'Майя' } }),
  'PUT /api/admin/people/{person}/role': async (_: Somebody, db: Connection) => ({
    params: { person: String((await makeMember(db)).id) },
    body: { role: 'moderator' },
  }),
};
