import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GET as list } from '@/app/api/writing/[document]/revisions/route';
import { GET as read } from '@/app/api/writing/[document]/revisions/[revision]/route';
import { PUT as restore } from '@/app/api/writing/[document]/revisions/[revision]/restoration/route';
import { setNow } from '@/lib/platform/clock';
import type { RevisionPage } from '@/lib/publishing/writing/revisions-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import {
  makeApproved,
  makeCategory,
  publishNow,
  readDocument,
  startPost,
  write,
} from '@/tests/support/writing';

const { db } = testDatabase();
let boris: Somebody;
let id = 0;
beforeAll(() => makeCategory(db));
beforeEach(async () => {
  boris = await makeApproved(db);
  ({ id } = await startPost(boris));
});
afterEach(() => setNow(null));

const listOf = async ({ cookie }: Somebody) => {
  const { body } = await call(list, { cookie, params: { document: String(id) }, query: { locale: 'ru' } });
  return (body as unknown as RevisionPage).revisions;
};
const restoreAs = ({ cookie }: Somebody, revision: number, version: number) =>
  call(restore, {
    cookie,
    method: 'PUT',
    params: { document: String(id), revision: String(revision) },
    body: { version },
  });

describe('what a text was before', () => {
  it('is set down when a text is published and when time has gone by, not with every letter', async () => {
    await write(boris, id, { body: 'Раз' });
    await write(boris, id, { body: 'Раз, два', version: 2 });
    await write(boris, id, { body: 'Раз, два, три', version: 3 });
    const before = (await listOf(boris)).length;
    setNow(new Date(Date.now() + 11 * 60_000));
    await write(boris, id, { body: 'Иначе', version: 4 });
    expect((await listOf(boris)).length).toBe(before + 1);
    await publishNow(boris, id);
    expect((await listOf(boris))[0]).toMatchObject({ cause: 'published', by: { id: boris.id } });
  });

  it('is set down when somebody else writes on', async () => {
    await write(boris, id, { body: 'Текст Бориса' });
    const dina = await makeSomebody(db, 'administrator');
    await write(dina, id, { body: 'Текст Дины', version: 2 });
    const [last] = await listOf(boris);
    const params = { document: String(id), revision: String(last?.id) };
    const { body } = await call(read, { cookie: boris.cookie, params });
    expect(body).toMatchObject({ body: 'Текст Бориса', cause: 'saved', by: { id: boris.id } });
  });

  it('comes back as a draft, and what was there is kept', async () => {
    await write(boris, id, { body: 'Старое' });
    await publishNow(boris, id);
    const [published] = await listOf(boris);
    await write(boris, id, { body: 'Новое', version: 2 });
    const answer = await restoreAs(boris, published?.id ?? 0, 3);
    expect(answer.body).toMatchObject({ outcome: 'saved', text: { body: 'Старое', version: 4 } });
    expect((await listOf(boris)).map(({ cause }) => cause).slice(0, 2)).toEqual(['restored', 'saved']);
    // Again changes nothing.
    await restoreAs(boris, published?.id ?? 0, 3);
    expect((await readDocument(boris, id)).texts[0]?.version).toBe(4);
  });

  it('does not come back over a save one has not seen', async () => {
    await write(boris, id, { body: 'Старое' });
    await publishNow(boris, id);
    const [published] = await listOf(boris);
    await write(boris, id, { body: 'Новое', version: 2 });
    const answer = await restoreAs(boris, published?.id ?? 0, 2);
    expect(answer.body).toMatchObject({ outcome: 'behind', text: { body: 'Новое' } });
  });

  it('of another document is not there', async () => {
    await write(boris, id);
    await publishNow(boris, id);
    const [revision] = await listOf(boris);
    const other = await startPost(boris);
    const params = { document: String(other.id), revision: String(revision?.id) };
    expect((await call(read, { cookie: boris.cookie, params })).status).toBe(404);
    const stranger = await makeApproved(db);
    expect((await restoreAs(stranger, revision?.id ?? 0, 2)).status).toBe(404);
    expect(
      (await call(read, { cookie: stranger.cookie, params: { ...params, document: String(id) } })).status,
    ).toBe(404);
  });
});
