import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as list } from '@/app/api/admin/teachers/route';
import { DELETE as withdraw, PUT as approve } from '@/app/api/admin/teachers/[teacher]/approval/route';
import { staffLog } from '@/db/schema/staff';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody } from '@/tests/support/somebody';
import { makeCategory, publishNow, readDocument, startPost, write } from '@/tests/support/writing';

const { db } = testDatabase();
beforeAll(() => makeCategory(db));
afterEach(() => setNow(null));

const params = (teacher: number) => ({ teacher: String(teacher) });

describe('an administrator', () => {
  it('lets a teacher publish, and no more; each stands in the log once', async () => {
    const dina = await makeSomebody(db, 'administrator');
    const { cookie } = dina;
    const boris = await makeSomebody(db, 'teacher');
    const { id } = await startPost(boris);
    await write(boris, id);
    expect((await publishNow(boris, id)).status).toBe(403);
    await call(approve, { cookie, method: 'PUT', params: params(boris.id) });
    await call(approve, { cookie, method: 'PUT', params: params(boris.id) });
    expect((await publishNow(boris, id)).status).toBe(200);
    await call(withdraw, { cookie, method: 'DELETE', params: params(boris.id) });
    // What the public reads stays, and is no longer his to change.
    expect(await readDocument(boris, id)).toMatchObject({ state: 'published', may: { edit: false } });
    expect((await write(boris, id, { version: 2, body: 'Иначе' })).body).toMatchObject({
      code: 'not_approved',
    });
    const rows = await db.select().from(staffLog).where(eq(staffLog.staffId, dina.id)).orderBy(staffLog.id);
    expect(rows.map(({ action, target }) => [action, target])).toEqual([
      ['teacher_approved', `user:${boris.id}`],
      ['teacher_approval_withdrawn', `user:${boris.id}`],
    ]);
  });

  it('stops what a teacher has scheduled along with the approval', async () => {
    const { cookie } = await makeSomebody(db, 'administrator');
    const boris = await makeSomebody(db, 'teacher');
    await call(approve, { cookie, method: 'PUT', params: params(boris.id) });
    const { id } = await startPost(boris);
    await write(boris, id);
    await publishNow(boris, id, { locales: ['ru'], at: { time: '2096-11-22T10:00', zone: 'UTC' } });
    await call(withdraw, { cookie, method: 'DELETE', params: params(boris.id) });
    expect(await readDocument(boris, id)).toMatchObject({ state: 'draft', scheduled_for: null });
  });

  it('finds teachers by name and e-mail, and nobody else', async () => {
    const { cookie } = await makeSomebody(db, 'administrator');
    const boris = await makeSomebody(db, 'teacher');
    const { email, id } = boris;
    await startPost(boris);
    const find = async (words: string) => {
      const { body } = await call(list, { cookie, query: { words } });
      return (body.teachers as { id: number }[]).map((each) => each.id);
    };
    expect(await find(email.slice(0, -4))).toEqual([id]);
    const { body } = await call(list, { cookie, query: { words: email } });
    expect(body.teachers).toMatchObject([{ id, posts: 0, drafts: 1 }]);
    expect(await find('anna@demo')).toEqual([]);
    // Signs of a pattern stand for themselves.
    expect(await find('%')).toEqual([]);
  });

  it('approves nobody who is no teacher', async () => {
    const { cookie } = await makeSomebody(db, 'administrator');
    const anna = await makeSomebody(db, 'student');
    expect((await call(approve, { cookie, method: 'PUT', params: params(anna.id) })).status).toBe(404);
  });
});
