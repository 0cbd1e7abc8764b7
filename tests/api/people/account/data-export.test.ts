import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountExports } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { putPhoto } from '@/lib/community/profiles/photo';
import { saveProfile } from '@/lib/community/profiles/service';
import { makeDataExport, removeOldExports } from '@/lib/people/account/data-export';
import { setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { partsOfAccount } from '@/lib/composition/export';
import {
  askToLeave,
  beginExport,
  exportOf,
  fetchExport,
  logInAgain,
  makeExport,
} from '@/tests/support/account/calls';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { makePost, makeRegular, said } from '@/tests/support/comments';
import { sayMedia } from '@/tests/support/chat-media';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { makeMp3 } from '@/tests/support/mp3';
import { makePicture } from '@/tests/support/picture';
import { saidOf } from '@/tests/support/profiles';
import { joinCommunity, makeFriends } from '@/tests/support/ties';
import { type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maya: Somebody;
let vera: Somebody;

beforeEach(async () => {
  await db.delete(throttles);
  await db.delete(accountExports);
  rmSync(join(getEnv().DATA_DIR, 'exports'), { recursive: true, force: true });
  [maya, vera] = [await makeRegular(db), await makeRegular(db)];
});
afterEach(() => setNow(null));

const filesOnDisk = () => {
  const folder = join(getEnv().DATA_DIR, 'exports');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('the archive of everything', () => {
  it('has a file of records for each kind, and the photograph', async () => {
    for (const who of [maya, vera])
      await saveProfile({ id: who.id, isVerified: true }, saidOf({ about: 'Лыжи' }));
    await putPhoto({ id: maya.id, isVerified: true }, await makePicture());
    await makeFriends(maya, vera);
    await said(maya, (await makePost(db)).slug, 'Снег идёт');
    const files = unzip(await makeExport(maya));
    expect(rowsIn(files, 'account')).toMatchObject([
      { id: maya.id, email: maya.email, birth_date: '1990-02-03', consent_version: 3 },
    ]);
    expect(rowsIn(files, 'profile')).toMatchObject([{ about: 'Лыжи' }]);
    expect(rowsIn(files, 'tie')).toMatchObject([{ tie: 'friends', person: vera.id }]);
    expect(rowsIn(files, 'comment')).toMatchObject([{ text: 'Снег идёт' }]);
    expect(rowsIn(files, 'attempt')).toEqual([]);
    const [{ image } = { image: '' }] = rowsIn(files, 'image');
    expect(
      files
        .get(`images/${String(image)}.webp`)
        ?.subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it('has the pictures and voice notes that one has sent, and not those of the other', async () => {
    for (const who of [maya, vera]) await joinCommunity(db, who.id);
    await makeFriends(maya, vera);
    const { seq } = await sayMedia(maya, vera, {
      file: await makePicture(),
      type: 'image/png',
      text: 'Мой кот',
    });
    await sayMedia(maya, vera, { file: makeMp3(1) });
    await sayMedia(vera, maya, { file: makeMp3(2) });
    const files = unzip(await makeExport(maya));
    const media = rowsIn(files, 'message_media');
    expect(media.map(({ kind }) => kind).toSorted()).toEqual(['picture', 'voice']);
    expect(media.find(({ kind }) => kind === 'picture')).toMatchObject({ seq, width: 8, height: 6 });
    const names = media.map(({ file }) => String(file));
    expect([...files.keys()].filter((name) => name.startsWith('chat/')).toSorted()).toEqual(names.toSorted());
    for (const { file, bytes } of media) expect(files.get(String(file))).toHaveLength(Number(bytes));
  });

  it('holds no hash, token or secret, and nothing of anybody else', async () => {
    await saveProfile({ id: vera.id, isVerified: true }, saidOf({ about: 'Коньки' }));
    const text = [...unzip(await makeExport(maya)).values()].map(String).join('\n');
    for (const secret of ['$argon2', maya.pair.access_token, vera.email, 'Коньки'])
      expect(text).not.toContain(secret);
  });

  it('tells how far it is, and until when it is kept: a day', async () => {
    setNow(new Date('2026-12-01T10:00:00Z'), { still: true });
    expect(await exportOf(maya)).toBeNull();
    expect((await beginExport(maya)).body.export).toMatchObject({ state: 'working', progress: 0 });
    expect((await fetchExport(maya)).status).toBe(404);
    await workOffJobs();
    const view = await exportOf(maya);
    expect(view).toMatchObject({ state: 'ready', progress: 100, kept_until: '2026-12-02T10:00:00.000Z' });
    const response = await fetchExport(maya);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="govorim-2026-12-01.zip"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect((await response.arrayBuffer()).byteLength).toBe(view?.bytes);
  });

  it('is for its owner alone', async () => {
    await makeExport(maya);
    expect((await fetchExport(vera)).status).toBe(404);
    expect((await fetchExport({})).status).toBe(401);
  });

  it('is erased after a day, from the disk too', async () => {
    await makeExport(maya);
    expect(filesOnDisk().length).toBeGreaterThan(0);
    setNow(new Date(Date.now() + 25 * 3_600_000));
    // Sessions of 30 days are still open.
    expect(await exportOf(maya)).toBeNull();
    expect((await fetchExport(maya)).status).toBe(404);
    await removeOldExports();
    expect(filesOnDisk()).toEqual([]);
    expect(await db.select().from(accountExports)).toEqual([]);
  });

  it('is made once, however often one asks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => beginExport(maya)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await workOffJobs();
    const rows = await db.select().from(accountExports).where(eq(accountExports.userId, maya.id));
    expect(rows).toHaveLength(1);
    expect(await exportOf(maya)).toMatchObject({ state: 'ready' });
  });

  it('is replaced by a new one, and its file goes', async () => {
    await makeExport(maya);
    const before = filesOnDisk();
    await makeExport(maya);
    expect(filesOnDisk()).toHaveLength(before.length);
    expect(filesOnDisk()).not.toEqual(before);
  });

  it('is made at most five times a day', async () => {
    for (let each = 0; each < 5; each += 1) await makeExport(maya);
    const { status, headers } = await beginExport(maya);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await beginExport(maya)).status).toBe(200);
  });

  it('says when it failed, leaves nothing, and can be begun again', async () => {
    await beginExport(maya);
    const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, maya.id));
    const before = filesOnDisk();
    await makeDataExport({ export: row!.id, userId: maya.id }, (userId) => ({
      ...partsOfAccount(userId),
      records: [{ name: 'broken', pages: failing() }],
    }));
    expect(await exportOf(maya)).toMatchObject({ state: 'failed' });
    expect(filesOnDisk()).toEqual(before);
    expect((await beginExport(maya)).body.export).toMatchObject({ state: 'working' });
  });

  it('goes on no more after the process was killed: then it can be begun again', async () => {
    await beginExport(maya);
    setNow(new Date(Date.now() + 11 * 60_000));
    expect(await exportOf(maya)).toMatchObject({ state: 'failed' });
    expect((await beginExport(maya)).body.export).toMatchObject({ state: 'working' });
  });

  it('is there for whoever leaves', async () => {
    await askToLeave(maya);
    const files = unzip(await makeExport(await logInAgain(maya)));
    expect(rowsIn(files, 'account')).toMatchObject([{ email: maya.email }]);
  });
});

async function* failing() {
  yield [{ row: 1 }];
  throw new Error('the database went away');
}
