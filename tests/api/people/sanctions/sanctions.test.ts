import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as listPartners } from '@/app/api/partners/route';
import { PUT as putReview } from '@/app/api/courses/[course]/reviews/route';
import { GET as getExport } from '@/app/api/learning/export/route';
import { GET as getNews } from '@/app/api/news/route';
import { GET as getPerson } from '@/app/api/people/[person]/route';
import { PUT as sendAnswer } from '@/app/api/runs/[run]/turns/[turn]/appeal/route';
import { GET as listUsers } from '@/app/api/users/route';
import { PUT as publish } from '@/app/api/writing/[document]/publication/route';
import { throttles } from '@/db/schema/http';
import { cases } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { getSanctionNotice } from '@/lib/people/sanctions/own';
import { setNow } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import { call } from '@/tests/support/call';
import { change, makePost, makeRegular, read, said, say } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { acknowledgeSanction, readSanctions, sanction, sendAppeal } from '@/tests/support/moderation';
import { friendsOf, makeFriends, makeMember, tie } from '@/tests/support/ties';
import { signInDirectly, type Somebody } from '@/tests/support/somebody';
import { viewerOf } from '@/tests/support/viewer';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let [boris, vera, gleb] = [] as unknown as [Somebody, Somebody, Somebody];

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
});
beforeEach(async () => {
  setNow(null);
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
});

const impose = (input: Parameters<typeof sanction>[1]['input']) =>
  sanction(boris, { by: gleb, reporter: vera, input });

describe('somebody who is warned', () => {
  it('says that they have read it, once and for all', async () => {
    const id = await impose({ kind: 'warning' });
    expect((await readSanctions(boris)).sanctions).toMatchObject([{ kind: 'warning', state: 'active' }]);
    expect(await getSanctionNotice(viewerOf(boris.id))).toMatchObject({ warnings: 1 });
    const first = await acknowledgeSanction(boris, id);
    expect(await getSanctionNotice(viewerOf(boris.id))).toMatchObject({ warnings: 0 });
    expect(first.body).toMatchObject({ sanctions: [{ state: 'ended' }] });
    expect((await acknowledgeSanction(boris, id)).body).toEqual(first.body);
    expect((await acknowledgeSanction(vera, id)).status).toBe(404);
  });
});

describe('somebody who is muted', () => {
  it('reads, and writes nothing that others see or are asked by, until it ends', async () => {
    const { slug, id: document } = await makePost(db);
    const comment = await said(boris, slug, 'Снег идёт');
    await impose({ kind: 'mute', days: 1 });
    const { cookie } = boris;
    const refused = {
      comment: await say(boris, slug, 'Ещё слово'),
      edit: await change(boris, comment.id, { text: 'Другое' }),
      request: await tie(boris, 'befriend', vera),
      review: await call(putReview, {
        cookie,
        method: 'PUT',
        params: { course: 'russian-from-zero' },
        body: { stars: 5, text: 'Спокойно, понятно.' },
      }),
      suggestion: await call(sendAnswer, {
        cookie,
        method: 'PUT',
        params: { run: crypto.randomUUID(), turn: '0' },
        body: { message: 'Верно же' },
      }),
      article: await call(publish, {
        cookie,
        method: 'PUT',
        params: { document: String(document) },
        body: { locales: ['en'] },
      }),
    };
    for (const [name, { status, body }] of Object.entries(refused))
      expect([name, status, body.code]).toEqual([name, 403, 'muted']);
    expect((await read(boris, slug)).count).toBe(1);
    setNow(new Date(Date.now() + dayMs + 60_000));
    expect((await say(await signInDirectly(boris.id), slug, 'Ещё слово')).status).toBe(201);
  });

  it('reads until when', async () => {
    const { slug } = await makePost(db);
    setNow(new Date('2026-05-05T12:00:00Z'), { still: true });
    gleb = await makeRegular(db, 'moderator');
    [boris, vera] = [await makeMember(db), await makeMember(db)];
    await impose({ kind: 'mute', days: 7 });
    const { body } = await say(boris, slug, 'Слово');
    expect(body.message).toContain('May 12, 2026');
    setNow(null);
    gleb = await makeRegular(db, 'moderator');
  });

  it('is muted until the later end of two mutes', async () => {
    await impose({ kind: 'mute', days: 30 });
    await db.delete(cases);
    await impose({ kind: 'mute', days: 1 });
    const [row] = await db.select().from(users).where(eq(users.id, boris.id));
    expect(row!.mutedUntil!.getTime()).toBeGreaterThan(Date.now() + 29 * dayMs);
  });
});

describe('somebody who is suspended', () => {
  it('is in no directory, search, match, news or list, and no profile, until it ends', async () => {
    await makeFriends(boris, vera);
    for (const { id } of [boris, vera]) await refreshDirectory(db, id);
    const seenBy = async (who: Pick<Somebody, 'cookie' | 'id'>) => {
      const { cookie } = who;
      const texts = await Promise.all([
        call(listUsers, { cookie, query: { name: 'Майя' } }),
        call(listUsers, { cookie }),
        call(listPartners, { cookie }),
        call(getNews, { cookie }),
      ]);
      return {
        directory: texts
          .map(({ body }) => JSON.stringify(body))
          .join()
          .includes(`"id":${boris.id},`),
        friend: (await friendsOf(who as Somebody)).friends.length,
        profile: (await call(getPerson, { cookie, params: { person: String(boris.id) } })).status,
      };
    };
    expect(await seenBy(vera)).toEqual({ directory: true, friend: 1, profile: 200 });
    await impose({ kind: 'suspension', days: 1 });
    expect(await seenBy(vera)).toEqual({ directory: false, friend: 0, profile: 404 });
    setNow(new Date(Date.now() + dayMs + 60_000));
    expect(await seenBy(await signInDirectly(vera.id))).toEqual({
      directory: true,
      friend: 1,
      profile: 200,
    });
  });

  it('for good stays so', async () => {
    await impose({ kind: 'suspension', days: null });
    expect((await readSanctions(boris)).sanctions).toMatchObject([
      { kind: 'suspension', until: null, state: 'active' },
    ]);
    setNow(new Date(Date.now() + 3650 * dayMs));
    const again = await signInDirectly(boris.id);
    expect((await call(listUsers, { cookie: again.cookie })).body.code).toBe('suspended');
  });
});

it('is part of their export, as are their reports and appeals', async () => {
  const id = await impose({ kind: 'warning' });
  await sendAppeal(boris, id);
  const readExport = async ({ cookie }: Somebody) =>
    (await call(getExport, { cookie, query: { format: 'json' } })).body;
  expect((await readExport(boris)).sanction).toMatchObject([
    { kind: 'warning', reason: 'Так нельзя.', appeal: 'Это была шутка.' },
  ]);
  expect((await readExport(vera)).report).toMatchObject([
    { subject: 'name', reason: 'abuse', outcome: 'acted' },
  ]);
});
