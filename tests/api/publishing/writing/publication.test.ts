import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documentRevisions, documents, documentTexts } from '@/db/schema/documents';
import { staffLog } from '@/db/schema/staff';
import { now, setNow } from '@/lib/platform/clock';
import { startPublishing } from '@/scripts/serve/publishing';
import { pagesShowing } from '@/lib/publishing/writing/inside/touched-pages';
import { publishScheduled } from '@/lib/publishing/writing/publish-scheduled';
import { testDatabase } from '@/tests/support/database';
import { hearPageChanges } from '@/tests/support/page-changes';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import {
  makeApproved,
  makeCategory,
  publishNow,
  readDocument,
  startPost,
  takeBack,
  whole,
  write,
} from '@/tests/support/writing';

const { db, sql } = testDatabase();
let boris: Somebody;
let id = 0;
beforeAll(() => makeCategory(db));
beforeEach(async () => {
  await db.delete(documents);
  boris = await makeApproved(db);
  ({ id } = await startPost(boris));
  await write(boris, id);
});
afterEach(() => setNow(null));

const textsOf = (document: number) =>
  db.select().from(documentTexts).where(eq(documentTexts.documentId, document));
const revisionsOf = (document: number) =>
  db.select().from(documentRevisions).where(eq(documentRevisions.documentId, document));
const tomorrow = { time: '2026-11-22T10:00', zone: 'Europe/Moscow' };

describe('publishing', () => {
  it('gives the public what the draft says, and notes it down', async () => {
    const { body } = await publishNow(boris, id);
    expect(body).toMatchObject({ state: 'published', texts: [{ state: 'public' }] });
    expect(await textsOf(id)).toMatchObject([{ ...whole, locale: 'ru', words: 4, loaded: null }]);
    expect(await revisionsOf(id)).toMatchObject([{ cause: 'published', userId: boris.id, ...whole }]);
  });

  it('again changes nothing', async () => {
    const first = await publishNow(boris, id);
    const again = await publishNow(boris, id);
    expect(again.body.published_at).toBe(first.body.published_at);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('twice at once is once', async () => {
    const answers = await Promise.all([publishNow(boris, id), publishNow(boris, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('of one language leaves the drafts of the others to their writers', async () => {
    await write(boris, id, { locale: 'de', version: 0, title: 'Entwurf' });
    await publishNow(boris, id);
    expect((await textsOf(id)).map(({ locale }) => locale)).toEqual(['ru']);
    expect((await readDocument(boris, id)).texts.find(({ locale }) => locale === 'de')?.state).toBe('fresh');
  });

  it('is heard by every process', async () => {
    const heard = await hearPageChanges(sql, async () => {
      await publishNow(boris, id);
      await takeBack(boris, id);
    });
    const everyLanguage = pagesShowing({ kind: 'post', slug: 'any' });
    expect(heard).toEqual([everyLanguage, everyLanguage]);
  });

  it('keeps the day a post first could be read, when its text changes', async () => {
    const { body } = await publishNow(boris, id);
    setNow(new Date(Date.now() + 3 * 86_400_000));
    await write(boris, id, { version: 2, body: 'Иначе' });
    expect((await readDocument(boris, id)).texts[0]?.state).toBe('changed');
    expect((await publishNow(boris, id)).body.published_at).toBe(body.published_at);
    expect((await textsOf(id))[0]?.body).toBe('Иначе');
  });

  it.each([
    ['no description', { description: ' ' }, 'description'],
    ['a description that no search engine shows', { description: 'а'.repeat(161) }, 'description'],
    ['no text', { body: '' }, 'body'],
    ['no title', { title: '' }, 'title'],
  ])('is refused with %s', async (_, words, field) => {
    await write(boris, id, { version: 2, ...words });
    const answer = await publishNow(boris, id);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
    expect(await textsOf(id)).toEqual([]);
  });

  it('is refused for a language nobody has written in', async () => {
    expect((await publishNow(boris, id, { locales: ['tr'] })).body.errors).toHaveProperty('locales');
  });

  it('is refused to a teacher whom no administrator has approved', async () => {
    const waiting = await makeSomebody(db, 'teacher');
    const post = await startPost(waiting);
    await write(waiting, post.id);
    const answers = await Promise.all([publishNow(waiting, post.id), takeBack(waiting, post.id)]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([403, 'not_approved']),
    );
  });

  it('by an administrator stands in the staff log', async () => {
    const dina = await makeSomebody(db, 'administrator');
    await publishNow(dina, id);
    await takeBack(dina, id);
    const rows = await db.select().from(staffLog).where(eq(staffLog.staffId, dina.id)).orderBy(staffLog.id);
    expect(rows.map(({ action }) => action)).toEqual(['document_published', 'document_unpublished']);
  });
});

describe('taking back', () => {
  it('takes it from the public at once, and again changes nothing', async () => {
    await publishNow(boris, id);
    expect((await takeBack(boris, id)).body.state).toBe('unpublished');
    expect((await takeBack(boris, id)).body.state).toBe('unpublished');
    expect((await publishNow(boris, id)).body.state).toBe('published');
  });

  it('takes it from the clock', async () => {
    setNow(new Date('2026-11-21T10:00:00Z'));
    await publishNow(boris, id, { locales: ['ru'], at: tomorrow });
    expect((await takeBack(boris, id)).body).toMatchObject({ state: 'draft', scheduled_for: null });
    setNow(new Date('2026-11-22T10:00:00Z'));
    expect(await publishScheduled()).toBe(0);
  });
});

describe('the clock', () => {
  beforeEach(async () => {
    setNow(new Date('2026-11-21T10:00:00Z'));
    await publishNow(boris, id, { locales: ['ru'], at: tomorrow });
  });

  it('knows the moment in the zone its writer chose', async () => {
    expect(await readDocument(boris, id)).toMatchObject({
      state: 'scheduled',
      scheduled_for: '2026-11-22T07:00:00.000Z',
      scheduled_zone: 'Europe/Moscow',
      scheduled_locales: ['ru'],
    });
  });

  it('publishes nothing before, and at the moment what was saved last', async () => {
    setNow(new Date('2026-11-22T06:59:59Z'), { still: true });
    expect(await publishScheduled()).toBe(0);
    await write(boris, id, { version: 2, body: 'В последний миг' });
    setNow(new Date('2026-11-22T07:00:00Z'), { still: true });
    expect(await publishScheduled()).toBe(1);
    expect(await textsOf(id)).toMatchObject([{ body: 'В последний миг', publishedAt: now() }]);
    expect(await readDocument(boris, id)).toMatchObject({ state: 'published', scheduled_for: null });
  });

  it('publishes once, with two processes at it', async () => {
    setNow(new Date('2026-11-22T07:00:00Z'));
    const counts = await Promise.all([publishScheduled(), publishScheduled(), publishScheduled()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('is not held up by a post that has lost its text: that is a draft again', async () => {
    const second = await startPost(boris);
    await write(boris, second.id);
    await publishNow(boris, second.id, { locales: ['ru'], at: tomorrow });
    await write(boris, id, { version: 2, body: '' });
    setNow(new Date('2026-11-22T07:00:00Z'));
    await publishScheduled();
    expect((await readDocument(boris, id)).state).toBe('draft');
    expect((await readDocument(boris, second.id)).state).toBe('published');
  });

  it('publishes within a second by itself, also what came due while nobody was there', async () => {
    setNow(new Date('2026-11-25T00:00:00Z'));
    const publishing = startPublishing();
    const deadline = performance.now() + 900;
    const isPublished = async () => (await readDocument(boris, id)).state === 'published';
    while (!(await isPublished()) && performance.now() < deadline) await pause(10);
    await publishing.stop();
    expect(await isPublished()).toBe(true);
  });

  it('is not held up by a text that no parser could take', async () => {
    const second = await startPost(boris);
    await write(boris, second.id);
    await publishNow(boris, second.id, { locales: ['ru'], at: tomorrow });
    await write(boris, id, { version: 2, body: '>'.repeat(20_000) });
    setNow(new Date('2026-11-22T07:00:00Z'));
    await publishScheduled();
    expect((await readDocument(boris, second.id)).state).toBe('published');
  });

  it.each([
    ['a moment that is over', { time: '2026-11-21T12:59', zone: 'Europe/Moscow' }, 'time'],
    ['a zone that is none', { time: '2026-11-22T12:59', zone: 'Mars/Olympus' }, 'at.zone'],
    ['a time with an offset', { time: '2026-11-22T12:59+03:00', zone: 'UTC' }, 'at.time'],
  ])('refuses %s', async (_, at, field) => {
    const answer = await publishNow(boris, id, { locales: ['ru'], at });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('refuses what is public already', async () => {
    await publishNow(boris, id);
    const answer = await publishNow(boris, id, { locales: ['ru'], at: tomorrow });
    expect(answer.body.code).toBe('document_published');
  });
});
