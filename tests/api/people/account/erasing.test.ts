import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql as statement } from 'drizzle-orm';
import { directory } from '@/db/schema/directory';
import { images } from '@/db/schema/images';
import { users } from '@/db/schema/people';
import { throttles } from '@/db/schema/http';
import { putPhoto } from '@/lib/community/profiles/photo';
import { saveProfile } from '@/lib/community/profiles/service';
import { eraseDueAccounts, eraseReturned } from '@/lib/people/account/erase';
import { setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { imagePath } from '@/lib/platform/images/store';
import { eraseSteps } from '@/lib/composition/erase-steps';
import { askToLeave, keepAccount, logInAgain, makeExport, passGrace } from '@/tests/support/account/calls';
import { dumpRows } from '@/tests/support/account/dump';
import { makePost, makeRegular, read, said } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters } from '@/tests/support/letters';
import { makeDraft } from '@/tests/support/account/draft';
import { makePicture } from '@/tests/support/picture';
import { saidOf } from '@/tests/support/profiles';
import { makeFriends } from '@/tests/support/ties';
import { type Somebody } from '@/tests/support/somebody';

const { db, sql } = testDatabase();
const name = { firstName: 'Прощайка', surname: 'Небывалова' };
let maya: Somebody;
let vera: Somebody;

const isThere = async ({ id }: Somebody) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;
const joinCommunity = ({ id }: Somebody) =>
  saveProfile({ id, isVerified: true }, saidOf({ about: 'Небывалова о себе' }));
const listFile = () => join(getEnv().DATA_DIR, 'erased-accounts.jsonl');

beforeEach(async () => {
  await forgetLetters(db);
  await db.delete(throttles);
  // Nobody of the test before is due.
  await db.update(users).set({ eraseAt: null });
  rmSync(listFile(), { force: true });
  [maya, vera] = [await makeRegular(db), await makeRegular(db)];
  await db.update(users).set(name).where(eq(users.id, maya.id));
  await joinCommunity(maya);
});
afterEach(() => setNow(null));

async function leaveForGood(): Promise<void> {
  await askToLeave(maya);
  await passGrace();
}

describe('when the days of grace are over', () => {
  it('nothing of the person is left in a dump of the database, but for what others wrote', async () => {
    const { slug } = await makePost(db);
    await saveProfile({ id: vera.id, isVerified: true }, saidOf({}));
    await makeFriends(maya, vera);
    const { id } = await said(maya, slug, 'Снег идёт');
    await said(vera, slug, 'И правда', id);
    await makeDraft(db, maya.id, 'Черновик Небываловой');
    const traces = new RegExp(`${name.firstName}|Небывалов|${maya.email}`, 'iu');
    const rows = async () => (await dumpRows(sql)).filter((row) => traces.test(row));
    // The account, the profile and the draft.
    expect((await rows()).length).toBeGreaterThanOrEqual(3);
    await leaveForGood();
    expect(await rows()).toEqual([]);
    expect(await db.select().from(directory).where(eq(directory.userId, maya.id))).toEqual([]);
    const [thread] = (await read(vera, slug)).threads;
    expect(thread).toMatchObject({ author: null, state: 'shown', replies: [{ mine: true }] });
  });

  it('their photograph and their archive are gone from the disk', async () => {
    await putPhoto({ id: maya.id, isVerified: true }, await makePicture());
    const [photo] = await db.select({ id: images.id }).from(images).where(eq(images.userId, maya.id));
    await makeExport(maya);
    const [{ id: archive } = { id: '' }] = await sql<{ id: string }[]>`select id from account_exports`;
    const files = [imagePath(photo!.id), join(getEnv().DATA_DIR, 'exports', `${archive}.zip`)];
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
    await leaveForGood();
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
    expect(await db.select().from(images).where(eq(images.id, photo!.id))).toEqual([]);
  });

  it('a last letter says so', async () => {
    await askToLeave(maya);
    await receiveLetters();
    await passGrace();
    expect(await receiveLetters()).toMatchObject([{ to: maya.email }]);
  });

  it('and not a minute before', async () => {
    await askToLeave(maya);
    setNow(new Date(Date.now() + 14 * 86_400_000 - 60_000));
    expect(await eraseDueAccounts(eraseSteps)).toBe(0);
    expect(await isThere(maya)).toBe(true);
  });

  it('whoever has decided to stay, stays', async () => {
    await askToLeave(maya);
    await keepAccount(await logInAgain(maya));
    expect(await passGrace()).toBe(0);
    expect(await isThere(maya)).toBe(true);
  });

  it('a step that fails leaves the account whole, for the next hour', async () => {
    await askToLeave(maya);
    setNow(new Date(Date.now() + 15 * 86_400_000));
    const fails = async () => {
      throw new Error('the disk is full');
    };
    expect(await eraseDueAccounts([...eraseSteps, fails])).toBe(0);
    expect(await isThere(maya)).toBe(true);
    // Who keeps the account now is not erased by the next start.
    expect(await eraseReturned(eraseSteps)).toBe(0);
    expect(await isThere(maya)).toBe(true);
    expect(await eraseDueAccounts(eraseSteps)).toBe(1);
    expect(await isThere(maya)).toBe(false);
  });
});

describe('the list of erased accounts outside the database', () => {
  const copyOf = async ({ id }: Somebody) =>
    (await sql<{ row: string }[]>`select to_json(u)::text as row from users u where id = ${id}`)[0]!.row;
  const restore = (row: string) =>
    db.execute(
      statement`insert into users overriding system value select * from json_populate_record(null::users, ${row}::json)`,
    );

  it('brings nobody back whose row a restored copy of the database still has', async () => {
    const row = await copyOf(maya);
    await leaveForGood();
    await restore(row);
    expect(await isThere(maya)).toBe(true);
    expect(await eraseReturned(eraseSteps)).toBe(1);
    expect(await isThere(maya)).toBe(false);
    expect(await eraseReturned(eraseSteps)).toBe(0);
  });

  it('spares whoever has the same number in a new database', async () => {
    const row = await copyOf(maya);
    await leaveForGood();
    await restore(row);
    await db.update(users).set({ createdAt: new Date() }).where(eq(users.id, maya.id));
    expect(await eraseReturned(eraseSteps)).toBe(0);
    expect(await isThere(maya)).toBe(true);
  });

  it('names nobody, and outlives a line that a crash has cut off', async () => {
    writeFileSync(listFile(), '{"id":1,"ma');
    await leaveForGood();
    const text = readFileSync(listFile(), 'utf8');
    expect(text.split('\n')[1]).toMatch(
      new RegExp(`^\\{"id":${maya.id},"made":"[\\d-]+T[\\d:]+\\.\\d{6}Z"\\}$`, 'u'),
    );
    expect(text).not.toMatch(/Небывалов|@/u);
    expect(await eraseReturned(eraseSteps)).toBe(0);
  });

  it('is empty before anybody was erased', async () => {
    expect(await eraseReturned(eraseSteps)).toBe(0);
  });
});
