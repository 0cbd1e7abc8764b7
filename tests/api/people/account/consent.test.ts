import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as agree } from '@/app/api/account/consent/route';
import { POST as register } from '@/app/api/auth/register/route';
import { consentVersion } from '@/db/enums';
import { users } from '@/db/schema/people';
import { askToLeave, beginExport, logInAgain, meOf } from '@/tests/support/account/calls';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { newcomer } from '@/tests/support/people-data';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maya: Somebody;
beforeEach(async () => {
  maya = await makeSomebody(db, 'student');
  await db.update(users).set({ consentVersion: 1 }).where(eq(users.id, maya.id));
});

const give = (version: unknown) => call(agree, { method: 'PUT', cookie: maya.cookie, body: { version } });
const stored = async () =>
  (await db.select().from(users).where(eq(users.id, maya.id))).map(
    ({ consentVersion: version, consentedAt: at }) => ({ version, at }),
  )[0];

describe('whoever agreed to an older version', () => {
  it('is asked again, and no more once they agreed', async () => {
    expect(await meOf(maya)).toMatchObject({ must_consent: true });
    const before = await stored();
    expect((await give(consentVersion)).status).toBe(200);
    expect(await meOf(maya)).toMatchObject({ must_consent: false });
    const after = await stored();
    expect(after?.version).toBe(consentVersion);
    expect(after!.at.getTime()).toBeGreaterThan(before!.at.getTime());
    await give(consentVersion);
    expect(await stored()).toEqual(after);
  });

  it('does not agree to a version that a page left open has never shown', async () => {
    expect((await give(1)).status).toBe(400);
    expect(await stored()).toMatchObject({ version: 1 });
  });

  it('takes their data along and leaves without agreeing', async () => {
    expect((await beginExport(maya)).status).toBe(200);
    expect((await askToLeave(maya)).status).toBe(200);
    expect(await meOf(await logInAgain(maya))).toMatchObject({ must_consent: true });
  });
});

it('whoever registers agrees to the present version', async () => {
  const { status, cookie } = await call(register, { body: { ...newcomer, email: 'agrees@example.org' } });
  expect(status).toBe(201);
  expect(await meOf({ cookie })).toMatchObject({ must_consent: false });
});

it('visitors agree to nothing', async () => {
  expect((await call(agree, { method: 'PUT', body: { version: consentVersion } })).status).toBe(401);
});
