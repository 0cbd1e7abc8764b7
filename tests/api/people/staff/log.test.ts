import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { GET as log } from '@/app/api/admin/log/route';
import { staffLog } from '@/db/schema/staff';
import { writeStaffLog } from '@/lib/people/staff/log';
import type { StaffLogPage } from '@/lib/people/staff/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';

const { db } = testDatabase();
const audit = { staffId: 5, address: '192.0.2.1', request: 'test' };

async function read(query: Record<string, string> = {}): Promise<StaffLogPage> {
  const { status, body } = await call(log, { cookie: await signIn('dina'), query });
  expect(status).toBe(200);
  return body as unknown as StaffLogPage;
}

describe('the staff log', () => {
  it('is read fifty entries at a time, the latest first, whatever is added meanwhile', async () => {
    const change = { ...audit, action: 'setting_changed', before: null, after: null };
    const rows = Array.from({ length: 120 }, (_, index) => ({ ...change, target: `entry ${index + 1}` }));
    await db.insert(staffLog).values(rows);
    const first = await read();
    await writeStaffLog(db, audit, { action: 'setting_changed', target: 'later', before: null, after: null });
    const second = await read({ before: String(first.next) });
    const third = await read({ before: String(second.next) });
    const pages = [first, second, third];
    expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    expect(third.next).toBeNull();
    const targets = pages.flatMap(({ entries }) => entries.map(({ target }) => target));
    expect(targets).toEqual(Array.from({ length: 120 }, (_, index) => `entry ${120 - index}`));
  });

  it('outlives its author’s account', async () => {
    const change = { action: 'setting_changed', target: 'site.title', before: 'a', after: 'b' } as const;
    await writeStaffLog(db, { ...audit, staffId: 999 }, change);
    expect((await read()).entries[0]?.staff).toEqual({ id: 999, name: null });
  });

  it.each(['update staff_log set target = $$x$$', 'delete from staff_log', 'truncate staff_log'])(
    'only grows: “%s” is refused',
    async (statement) => {
      const before = await db.select().from(staffLog);
      await expect(db.execute(sql.raw(statement))).rejects.toThrow();
      expect(await db.select().from(staffLog)).toEqual(before);
    },
  );

  it.each(['0', 'x', '99999999999999'])('refuses the cursor %s', async (before) => {
    const { status } = await call(log, { cookie: await signIn('dina'), query: { before } });
    expect(status).toBe(400);
  });
});
