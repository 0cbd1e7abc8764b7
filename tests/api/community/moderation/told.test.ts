import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PUT as changeRole } from '@/app/api/admin/people/[person]/role/route';
import { throttles } from '@/db/schema/http';
import { cases } from '@/db/schema/moderation';
import { call } from '@/tests/support/call';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { decideAppeal, openCase, sanction, sendAppeal, settle } from '@/tests/support/moderation';
import { notificationsOf } from '@/tests/support/notifications';
import { makeMember } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let [boris, vera, gleb, dina] = [] as unknown as [Somebody, Somebody, Somebody, Somebody];

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
  dina = await makeRegular(db, 'administrator');
});
beforeEach(async () => {
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
});

const told = async (who: Somebody) =>
  (await notificationsOf(who)).items.map(({ kind, href, people }) => ({ kind, href, people }));
const toReports = (kind: string) => ({ kind, href: '/account/reports', people: [] });

describe('the bell', () => {
  it('tells whoever reported that there is a decision, and nobody else', async () => {
    const { id } = await openCase(vera, gleb, ['name', boris.id]);
    expect(await told(vera)).toEqual([]);
    await settle(gleb, id, { outcome: 'dismissed' });
    expect(await told(vera)).toEqual([toReports('report_decided')]);
    expect(await told(boris)).toEqual([]);
  });

  it('tells whom moderators mute, and of the decision on their appeal, but not by whom', async () => {
    const id = await sanction(boris, { by: gleb, reporter: vera, input: { kind: 'mute', days: 7 } });
    expect(await told(boris)).toEqual([toReports('sanction_begun')]);
    await sendAppeal(boris, id);
    await decideAppeal(dina, id, 'lifted');
    expect(await told(boris)).toEqual([toReports('appeal_decided'), toReports('sanction_begun')]);
  });

  it('tells of another role each time it changes', async () => {
    const give = (role: string) =>
      call(changeRole, {
        cookie: dina.cookie,
        method: 'PUT',
        params: { person: String(boris.id) },
        body: { role },
      });
    await give('teacher');
    await give('teacher');
    const [first] = (await notificationsOf(boris)).items;
    expect(first).toMatchObject({ kind: 'role_changed', href: '/account', count: 1 });
    await give('student');
    const { items } = await notificationsOf(boris);
    expect(items).toHaveLength(1);
    expect(items[0]?.id).not.toBe(first?.id);
  });
});
