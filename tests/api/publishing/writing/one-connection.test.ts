import { beforeAll, describe, expect, it } from '@jest/globals';
import { PUT as restore } from '@/app/api/writing/[document]/revisions/[revision]/restoration/route';
import { GET as revisions } from '@/app/api/writing/[document]/revisions/route';
import { PATCH as change } from '@/app/api/writing/[document]/route';
import { publishScheduled } from '@/lib/publishing/writing/publish-scheduled';
import type { RevisionPage } from '@/lib/publishing/writing/revisions-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import {
  makeApproved,
  makeCategory,
  publishNow,
  readDocument,
  startPost,
  takeBack,
  write,
} from '@/tests/support/writing';

/* As in tests/api/learning/progress: a transaction that asks something over another connection would wait for itself. */
const { db } = testDatabase();
process.env.DATABASE_POOL = '1';
beforeAll(() => makeCategory(db));

/** A second of work for a machine that has nothing else to do; what becomes of it is too long. */
const swelling = `[a]: /${'b'.repeat(20_000)}\n\n${'[a]'.repeat(3_000)}`;

describe('with one connection to the database', () => {
  it('a post is begun, saved, published, changed, restored, scheduled and taken back', async () => {
    const boris = await makeApproved(db);
    const { cookie } = boris;
    const { id } = await startPost(boris);
    const params = { document: String(id) };
    expect((await write(boris, id)).status).toBe(200);
    expect((await publishNow(boris, id)).status).toBe(200);
    const body = { tags: ['winter'], cover: null };
    expect((await call(change, { cookie, method: 'PATCH', params, body })).status).toBe(200);
    await write(boris, id, { version: 2, body: 'Иначе' });
    const list = await call(revisions, { cookie, params, query: { locale: 'ru' } });
    const [first] = (list.body as unknown as RevisionPage).revisions;
    const wanted = { ...params, revision: String(first?.id) };
    const restored = await call(restore, { cookie, method: 'PUT', params: wanted, body: { version: 3 } });
    expect(restored.body.outcome).toBe('saved');
    expect((await takeBack(boris, id)).status).toBe(200);
    const at = { time: '2096-11-22T10:00', zone: 'UTC' };
    expect((await publishNow(boris, id, { locales: ['ru'], at })).body.state).toBe('scheduled');
    expect(await publishScheduled()).toBe(0);
  }, 20_000);

  it('others are answered while a text that is to appear is parsed, for as long as that may take', async () => {
    const boris = await makeApproved(db);
    const { id } = await startPost(boris);
    await write(boris, id, { body: swelling });
    let isOver = false;
    const publishing = publishNow(boris, id).finally(() => (isOver = true));
    await new Promise((later) => setTimeout(later, 300));
    expect((await readDocument(boris, id)).state).toBe('draft');
    expect(isOver).toBe(false);
    expect(await publishing).toMatchObject({ status: 400, body: { errors: { body: [expect.any(String)] } } });
  }, 60_000);
});
