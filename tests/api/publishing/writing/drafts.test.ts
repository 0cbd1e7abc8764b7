import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as saveDraft } from '@/app/api/writing/[document]/drafts/[locale]/route';
import { DELETE as remove, GET as read, PATCH as change } from '@/app/api/writing/[document]/route';
import { GET as list, POST as start } from '@/app/api/writing/route';
import { documentDrafts, documents } from '@/db/schema/documents';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, makeToken, type Somebody } from '@/tests/support/somebody';
import {
  makeApproved,
  makeCategory,
  publishNow,
  readDocument,
  startPost,
  whole,
  write,
} from '@/tests/support/writing';

const { db } = testDatabase();
let boris: Somebody;
beforeAll(() => makeCategory(db));
beforeEach(async () => {
  boris = await makeSomebody(db, 'teacher');
});

const params = (document: number) => ({ document: String(document) });

describe('a teacher begins a post', () => {
  it('gets an address from its title, and the second one of that name a number', async () => {
    const title = `Падежи́ без слёз ${boris.id}`;
    expect((await startPost(boris, title)).slug).toBe(`padezhi-bez-slyoz-${boris.id}`);
    const second = await startPost(boris, title);
    expect(second.slug).toBe(`padezhi-bez-slyoz-${boris.id}-2`);
    expect(second).toMatchObject({ state: 'draft', may: { edit: true, publish: false, remove: true } });
    expect(second.texts).toMatchObject([{ locale: 'ru', title, version: 1, state: 'fresh' }]);
  });

  it('also when the title has no letters for an address', async () => {
    expect((await startPost(boris, '日本語')).slug).toMatch(/^post-[0-9a-f]{8}$/u);
  });

  it('only once, however often the call arrives', async () => {
    const body = { title: 'Один раз', category: 'walks', locale: 'ru' };
    const headers = { 'idempotency-key': `once-${boris.id}-key` };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(start, { cookie: boris.cookie, body, headers })),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it.each([
    ['no category', { title: 'A', locale: 'ru' }, 'category'],
    ['a category that is not there', { title: 'A', locale: 'ru', category: 'nowhere' }, 'category'],
    ['no title', { title: '  ', locale: 'ru', category: 'walks' }, 'title'],
    ['another language', { title: 'A', locale: 'xx', category: 'walks' }, 'locale'],
  ])('is refused with %s', async (_, body, field) => {
    const answer = await call(start, { cookie: boris.cookie, body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('begins no page: for a teacher there is no such thing', async () => {
    const answer = await call(start, {
      cookie: boris.cookie,
      body: { kind: 'page', title: 'A', locale: 'ru' },
    });
    expect(answer.status).toBe(404);
    const pages = await call(list, { cookie: boris.cookie, query: { kind: 'page' } });
    expect(pages.status).toBe(404);
  });
});

describe('a draft', () => {
  it('is saved while its writer types, and says which version it is', async () => {
    const { id } = await startPost(boris);
    const first = await write(boris, id, { body: 'Раз' });
    expect(first.body).toMatchObject({ outcome: 'saved', text: { version: 2, body: 'Раз' } });
    expect((await write(boris, id, { body: 'Раз, два', version: 2 })).body.text.version).toBe(3);
  });

  it('is not overwritten by who has not seen the last save: they get it, and keep theirs', async () => {
    const { id } = await startPost(boris);
    await write(boris, id, { body: 'из первой вкладки' });
    const late = await write(boris, id, { body: 'из второй вкладки' });
    expect(late.body).toMatchObject({ outcome: 'behind', text: { body: 'из первой вкладки', version: 2 } });
    expect((await readDocument(boris, id)).texts[0]?.body).toBe('из первой вкладки');
  });

  it('is saved once by two saves at once', async () => {
    const { id } = await startPost(boris);
    const saves = await Promise.all(['А', 'Б', 'В'].map((body) => write(boris, id, { body })));
    expect(saves.filter(({ body }) => body.outcome === 'saved')).toHaveLength(1);
  });

  it('that arrives again is saved already', async () => {
    const { id } = await startPost(boris);
    await write(boris, id);
    expect((await write(boris, id)).body).toMatchObject({ outcome: 'saved', text: { version: 2 } });
  });

  it('has each language for itself', async () => {
    const { id } = await startPost(boris);
    await write(boris, id, { locale: 'de', title: 'Im Winter lesen', version: 0 });
    const { texts } = await readDocument(boris, id);
    expect(texts.map(({ locale }) => locale).sort()).toEqual(['de', 'ru']);
  });

  it.each([
    ['a text over the limit', { body: 'а'.repeat(60_001) }, 400],
    ['a body that is far too large', { body: 'а'.repeat(400_000) }, 413],
    ['a title over the limit', { title: 'а'.repeat(121) }, 400],
  ])('is refused with %s', async (_, words, status) => {
    const { id } = await startPost(boris);
    expect((await write(boris, id, words)).status).toBe(status);
  });
});

describe('somebody else’s draft', () => {
  it.each(['student', 'moderator', 'teacher'] as const)('is not there for a %s', async (role) => {
    const { id } = await startPost(boris);
    const { cookie } = await makeSomebody(db, role);
    const draft = { ...params(id), locale: 'ru' };
    const answers = await Promise.all([
      call(read, { cookie, params: params(id) }),
      call(change, { cookie, method: 'PATCH', params: params(id), body: { slug: 'mine' } }),
      call(remove, { cookie, method: 'DELETE', params: params(id) }),
      call(saveDraft, { cookie, method: 'PUT', params: draft, body: { ...whole, version: 1 } }),
      publishNow({ cookie }, id),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([404, 'not_found']));
    expect((await readDocument(boris, id)).texts[0]?.version).toBe(1);
  });

  it('stands in no list but its author’s and the administrators’', async () => {
    const { id } = await startPost(boris, `Слово ${boris.id}`);
    const query = { words: `слово ${boris.id}` };
    const seenBy = async (cookie: string) => {
      const { body } = await call(list, { cookie, query });
      return (body.documents as { id: number }[]).map((each) => each.id);
    };
    expect(await seenBy(boris.cookie)).toEqual([id]);
    expect(await seenBy((await makeSomebody(db, 'teacher')).cookie)).toEqual([]);
    expect(await seenBy((await makeSomebody(db, 'administrator')).cookie)).toEqual([id]);
  });

  it('is not there for a personal token, its author’s either', async () => {
    const { token } = await makeToken(db, boris.id);
    const answer = await call(list, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.body.code]).toEqual([403, 'session_only']);
  });
});

describe('address, category, tags and cover', () => {
  it('change until it is published; then the address stays', async () => {
    const approved = await makeApproved(db);
    const { id } = await startPost(approved);
    const slug = `winter-${approved.id}`;
    const edit = (body: object) =>
      call(change, { cookie: approved.cookie, method: 'PATCH', params: params(id), body });
    expect((await edit({ slug, tags: ['winter'] })).body).toMatchObject({ slug, tags: ['winter'] });
    await write(approved, id);
    await publishNow(approved, id);
    expect((await edit({ slug: 'another' })).body.code).toBe('document_published');
    expect((await edit({ slug, tags: [] })).body).toMatchObject({ slug, tags: [] });
  });

  it.each([
    ['an address that is taken', (taken: string) => ({ slug: taken }), 'slug'],
    ['an address with other signs', () => ({ slug: '../etc' }), 'slug'],
    ['a tag that is not there', () => ({ tags: ['nowhere'] }), 'tags'],
    ['a cover that is not there', () => ({ cover: crypto.randomUUID() }), 'cover'],
  ])('are refused with %s', async (_, bodyOf, field) => {
    const { slug } = await startPost(boris);
    const { id } = await startPost(boris);
    const body = bodyOf(slug);
    const answer = await call(change, { cookie: boris.cookie, method: 'PATCH', params: params(id), body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('a page is not called as a room of the site is', async () => {
    const { cookie } = await makeSomebody(db, 'administrator');
    const { body } = await call(start, { cookie, body: { kind: 'page', title: 'Blog', locale: 'en' } });
    expect(body.slug).toMatch(/^page-/u);
    const answer = await call(change, {
      cookie,
      method: 'PATCH',
      params: params(Number(body.id)),
      body: { slug: 'admin' },
    });
    expect(answer.body.errors).toHaveProperty('slug');
  });
});

describe('deleting', () => {
  it('takes a draft nobody could read, with all that belongs to it', async () => {
    const { id } = await startPost(boris);
    expect((await call(remove, { cookie: boris.cookie, method: 'DELETE', params: params(id) })).status).toBe(
      200,
    );
    expect(await db.select().from(documents).where(eq(documents.id, id))).toEqual([]);
    expect(await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, id))).toEqual([]);
  });

  it('takes nothing that was public', async () => {
    const approved = await makeApproved(db);
    const { id } = await startPost(approved);
    await write(approved, id);
    await publishNow(approved, id);
    const answer = await call(remove, { cookie: approved.cookie, method: 'DELETE', params: params(id) });
    expect([answer.status, answer.body.code]).toEqual([400, 'document_published']);
  });
});
