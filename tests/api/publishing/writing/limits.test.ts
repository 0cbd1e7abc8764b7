import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { POST as previewText } from '@/app/api/writing/previews/route';
import { PATCH as changePost } from '@/app/api/writing/[document]/route';
import { GET as list, POST as start } from '@/app/api/writing/route';
import { categories, documentRevisions, documents } from '@/db/schema/documents';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { maxParseMs } from '@/lib/publishing/writing/inside/parsing';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { untilSomebodyWaits } from '@/tests/support/waiting-for-lock';
import { approve, makeCategory, publishNow, startPost, write } from '@/tests/support/writing';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_MEMBER: '100000' });
let boris: Somebody;
beforeAll(() => makeCategory(db));
beforeEach(async () => {
  await db.delete(documents);
  boris = await makeSomebody(db, 'teacher');
});

describe('somebody who has just registered as a teacher', () => {
  it('cannot keep the server at work with previews', async () => {
    const ask = async () =>
      (await call(previewText, { cookie: boris.cookie, body: { locale: 'ru', body: 'Снег' } })).status;
    const before = await ask();
    // Milliseconds of work, not calls: short texts may be looked at as often as somebody likes.
    for (let count = 0; count < 500; count += 1) countCall(`previews:${boris.id}`, maxParseMs, 20);
    expect([before, await ask()]).toEqual([200, 200]);
    countCall(`previews:${boris.id}`, maxParseMs, maxParseMs);
    expect(await ask()).toBe(429);
  });

  it('has one text looked at after the other, and only the newest of those that wait', async () => {
    // Half a second of work, for a machine that has nothing else to do.
    const body = { locale: 'ru', body: '[^a]'.repeat(6_000) };
    const asked = [1, 2, 3].map(() => call(previewText, { cookie: boris.cookie, body }));
    const codes = (await Promise.all(asked)).map(({ body: { code } }) => code);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  });

  it('cannot keep it at work by publishing either, and tries out texts as before', async () => {
    await approve(db, boris.id);
    const { id } = await startPost(boris);
    await write(boris, id);
    const spent = countCall(`publications:${boris.id}`, maxParseMs, 0).remaining;
    expect((await publishNow(boris, id)).status).toBe(200);
    expect(countCall(`publications:${boris.id}`, maxParseMs, 0).remaining).toBeLessThan(spent);
    countCall(`publications:${boris.id}`, maxParseMs, maxParseMs);
    expect((await publishNow(boris, id)).status).toBe(429);
    const preview = await call(previewText, { cookie: boris.cookie, body: { locale: 'ru', body: 'Снег' } });
    expect(preview.status).toBe(200);
  });

  it.each([
    ['items', '- a\n'.repeat(14_900)],
    ['lines above a line', `${'a\n'.repeat(25_000)}=`],
  ])('cannot have the server parse thousands of %s, to look at or to publish', async (_, text) => {
    await approve(db, boris.id);
    const { id } = await startPost(boris);
    await write(boris, id, { body: text });
    const preview = await call(previewText, { cookie: boris.cookie, body: { locale: 'ru', body: text } });
    const answers = [preview, await publishNow(boris, id)];
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([400, { errors: { body: [expect.stringMatching(/complex/)] } }]);
    }
  });

  it('cannot fill the disk with posts', async () => {
    const body = { title: 'Снег', category: 'walks', locale: 'ru' };
    const ask = async () => (await call(start, { cookie: boris.cookie, body })).status;
    const before = await ask();
    await db
      .update(throttles)
      .set({ count: 100 })
      .where(eq(throttles.key, `documents:${boris.id}`));
    expect([before, await ask()]).toEqual([201, 429]);
  });

  it('cannot fill the disk with what a text once was', async () => {
    const { id } = await startPost(boris);
    await write(boris, id);
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...{ documentId: id, locale: 'ru', title: 'Снег', description: '', body: `Снег № ${index}` },
      ...{ cause: index === 0 ? ('published' as const) : ('saved' as const), createdAt: new Date(0) },
    }));
    await db.insert(documentRevisions).values(rows);
    await write(boris, id, { version: 2, body: 'Иначе' });
    const kept = await db.select().from(documentRevisions).where(eq(documentRevisions.documentId, id));
    expect(kept).toHaveLength(201);
    expect(kept.filter(({ cause }) => cause === 'published')).toHaveLength(1);
  });
});

describe('a teacher who has not confirmed their e-mail yet', () => {
  it('reads what there is, and writes, tries out and publishes nothing', async () => {
    const { id } = await startPost(boris);
    await approve(db, boris.id);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, boris.id));
    const { cookie } = boris;
    expect((await call(list, { cookie })).status).toBe(200);
    const answers = [
      await call(start, { cookie, body: { title: 'Снег', category: 'walks', locale: 'ru' } }),
      await write(boris, id),
      await call(previewText, { cookie, body: { locale: 'ru', body: 'Снег' } }),
      await publishNow(boris, id),
    ];
    expect(answers.map(({ status, body }) => [status, Reflect.get(body, 'code')])).toEqual(
      answers.map(() => [403, 'email_unverified']),
    );
  });
});

describe('an address that somebody else takes at the same moment', () => {
  it('is refused about its field', async () => {
    const { id } = await startPost(boris);
    const [category] = await db.select().from(categories).where(eq(categories.slug, 'walks'));
    let answer: ReturnType<typeof call> | undefined;
    await db.transaction(async (on) => {
      const values = { kind: 'post', slug: 'snow', categoryId: category?.id, createdAt: new Date() } as const;
      await on.insert(documents).values(values);
      const params = { document: String(id) };
      answer = call(changePost, { cookie: boris.cookie, method: 'PATCH', params, body: { slug: 'snow' } });
      await untilSomebodyWaits(db);
    });
    expect(await answer).toMatchObject({ status: 400, body: { errors: { slug: [expect.any(String)] } } });
  });
});
