import type { Connection } from '@/db/client';
import { joinCommunity, makeMember, tie } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

/** A person whom the caller may see; both are members. */
async function others(caller: Somebody, db: Connection) {
  await joinCommunity(db, caller.id);
  return { params: { person: String((await makeMember(db)).id) } };
}

async function befriended(caller: Somebody, db: Connection) {
  const { params } = await others(caller, db);
  await tie(caller, 'befriend', { id: Number(params.person) });
  return { params };
}

/** Good calls about ties and news. */
export const tieCalls = {
  'PUT /api/people/{person}/follow': others,
  'DELETE /api/people/{person}/follow': others,
  'PUT /api/people/{person}/friendship': others,
  'DELETE /api/people/{person}/friendship': befriended,
  'PUT /api/people/{person}/mute': others,
  'DELETE /api/people/{person}/mute': others,
  'PUT /api/people/{person}/block': others,
  'DELETE /api/people/{person}/block': others,
  'GET /api/friends': async (caller: Somebody, db: Connection) => {
    await befriended(caller, db);
    await tie(await makeMember(db), 'befriend', caller);
    return {};
  },
  'GET /api/news': async (caller: Somebody, db: Connection) => {
    const { params } = await others(caller, db);
    await tie(caller, 'follow', { id: Number(params.person) });
    return {};
  },
  'GET /api/friends/{list}': async (caller: Somebody, db: Connection) => {
    await befriended(caller, db);
    return { params: { list: 'outgoing' }, query: { after: `${Date.now() + 60_000}_1` } };
  },
};
