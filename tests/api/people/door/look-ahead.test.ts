import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '@/db/schema/people';
import { endpoint } from '@/lib/people/door/endpoint';
import { AppError } from '@/lib/platform/errors';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { bearer } from '@/tests/support/program';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();

const read = jest.fn(async ({ id }: { id: number }, { row }: { row: number }) => {
  if (row === 404) throw new AppError('not_found');
  return `${id} reads ${row}`;
});
const work = jest.fn();
const route = endpoint(
  {
    access: 'member',
    params: z.object({ row: z.coerce.number().int() }),
    response: z.object({ said: z.string() }),
    ahead: read,
  },
  async ({ ahead }) => {
    work();
    return { said: await ahead() };
  },
);
const ask = async (who: Pick<Somebody, 'pair'>, row = '7') =>
  call(route, { params: { row }, headers: bearer(who.pair.access_token) });

let [anna, boris] = [] as unknown as [Somebody, Somebody];
beforeEach(async () => {
  [anna, boris] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
  read.mockClear();
  work.mockClear();
});

describe('what a verb reads ahead', () => {
  it('is read once, for the caller, whether they have called before or not', async () => {
    for (const who of [anna, anna, boris, anna, boris]) {
      expect((await ask(who)).body).toEqual({ said: `${who.id} reads 7` });
      expect(read.mock.calls).toEqual([[{ id: who.id }, { row: 7 }]]);
      read.mockClear();
    }
  });

  it('is begun before it is known whether the session is still there, and is told nobody when it is not', async () => {
    await ask(anna);
    read.mockClear();
    work.mockClear();
    await db.delete(sessions).where(eq(sessions.userId, anna.id));
    const { status, body } = await ask(anna);
    expect([status, body.code]).toEqual([401, 'bad_token']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(work).not.toHaveBeenCalled();
  });

  it('is read for the browser’s session, too', async () => {
    const { body } = await call(route, { params: { row: '7' }, cookie: anna.cookie });
    expect(body).toEqual({ said: `${anna.id} reads 7` });
  });

  it('refuses as it would later', async () => {
    await ask(anna);
    expect((await ask(anna, '404')).body.code).toBe('not_found');
    expect((await ask(anna, 'x')).body.code).toBe('not_found');
    expect((await call(route, { params: { row: '7' } })).status).toBe(401);
  });
});
