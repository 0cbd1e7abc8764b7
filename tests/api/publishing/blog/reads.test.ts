import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { POST } from '@/app/api/posts/[post]/reads/route';
import { documentReads, documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { removeOldReads } from '@/lib/publishing/blog/reads';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { emptyBlog, writePost } from '@/tests/support/posts';

const { db } = testDatabase();
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

beforeEach(async () => {
  await emptyBlog(db);
  await writePost(db, { slug: 'walk' });
});
afterEach(() => setNow(null));

const read = (headers: Record<string, string> = {}, cookie = '') =>
  call(POST, {
    method: 'POST',
    params: { post: 'walk' },
    cookie,
    headers: { 'user-agent': chrome, ...headers },
  });

async function count(): Promise<number | undefined> {
  const [row] = await db.select({ reads: documents.reads }).from(documents).where(eq(documents.slug, 'walk'));
  return row?.reads;
}

describe('The read count of a post', () => {
  it('rises once for a reader and day, also when asked a hundred times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await count()).toBe(1);
    expect((await read()).body).toEqual({ reads: 1 });
    setNow(new Date(Date.now() + 86_400_000));
    expect((await read()).body).toEqual({ reads: 2 });
  });

  it('tells readers apart by person, else by address and browser', async () => {
    await read();
    await read({ 'x-forwarded-for': '192.0.2.77' });
    await read({ 'user-agent': `${chrome} Edg/140` });
    const cookie = await signIn('anna');
    await read({}, cookie);
    await read({ 'x-forwarded-for': '192.0.2.78' }, cookie);
    expect(await count()).toBe(4);
  });

  it('counts neither machines nor the author', async () => {
    const [boris] = await db.select({ id: users.id }).from(users).where(eq(users.firstName, 'Борис'));
    await db.update(documents).set({ authorId: boris?.id ?? null });
    expect((await read({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).body).toEqual({
      reads: 0,
    });
    expect((await read({}, await signIn('boris'))).body).toEqual({ reads: 0 });
    expect(await count()).toBe(0);
  });

  it('keeps nothing of a visitor that says who it was, and what it keeps for two days', async () => {
    await read();
    const [kept] = await db.select({ reader: documentReads.reader }).from(documentReads);
    expect(kept?.reader).toMatch(/^[\w-]{43}$/u);
    setNow(new Date(Date.now() + 2 * 86_400_000));
    await removeOldReads();
    expect(await db.select().from(documentReads)).toHaveLength(1);
    setNow(new Date(Date.now() + 3 * 86_400_000));
    await removeOldReads();
    expect(await db.select().from(documentReads)).toEqual([]);
    expect(await count()).toBe(1);
  });

  it('is there for published posts only', async () => {
    await db.update(documents).set({ state: 'unpublished' });
    expect(await read()).toMatchObject({ status: 404 });
  });
});
