import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { DELETE as revoke, POST as make } from '@/app/api/plan/calendar/route';
import { GET as feed } from '@/app/api/plan/calendar/[token]/route';
import { GET as getPlan, PUT as putPlan } from '@/app/api/plan/route';
import { lessons } from '@/db/schema/courses';
import { idempotentAnswers } from '@/db/schema/http';
import { plans } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import type { CalendarAnswer, PlanView } from '@/lib/learning/plan/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';

const { db } = testDatabase();
const plan = {
  aim: { kind: 'course', course: 'russian-from-zero' },
  minutes: 10,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  deadline: '2027-04-01',
};
let anna = '';

beforeEach(async () => {
  // The clocks of Berlin go forward on 28 March 2027.
  setNow(new Date('2027-03-26T12:00:00Z'));
  await db.delete(plans);
  await db.update(users).set({ timeZone: 'Europe/Berlin', locale: 'en' });
  anna = await signIn('anna');
  await call(putPlan, { method: 'PUT', cookie: anna, body: plan });
});

async function newAddress(headers = {}): Promise<string> {
  const { body } = await call(make, { method: 'POST', cookie: anna, headers });
  const { address } = body as unknown as CalendarAnswer;
  return address;
}

/** As a calendar program reads it: without an account, without a cookie. */
async function subscribe(
  address: string,
): Promise<{ status: number; type: string; etag: string | null; text: string }> {
  const token = address.slice(address.lastIndexOf('/') + 1);
  const response = await feed(new Request(address), { params: Promise.resolve({ token }) });
  const type = response.headers.get('content-type') ?? '';
  const etag = response.headers.get('etag');
  return { status: response.status, type, etag, text: await response.text() };
}

function eventsOf(text: string) {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the calendar of a plan', () => {
  it('is accepted by a strict parser and has the days of the plan, whole days that no clock moves', async () => {
    const { status, type, text } = await subscribe(await newAddress());
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { body } = await call(getPlan, { cookie: anna });
    const { forecast } = body as unknown as PlanView;
    const events = eventsOf(text).filter(({ uid }) => !uid.startsWith('deadline'));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(forecast?.days.map(({ day }) => day));
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(events[0]?.summary).toBe('Russian: 12 exercises');
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(
      expect.arrayContaining(['2027-03-27', '2027-03-28', '2027-03-29']),
    );
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/mu);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('folds long lines at 75 octets and escapes commas, semicolons and backslashes', async () => {
    const title = 'Один, два; три\\четыре — очень длинное название урока о самом разном';
    const before = await db.select({ id: lessons.id, title: lessons.title }).from(lessons);
    await db.update(lessons).set({ title: { ru: title, en: title, de: title } });
    const { text } = await subscribe(await newAddress());
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(eventsOf(text)[0]?.description).toContain(title);
    expect(text.replaceAll('\r\n ', '')).toContain('Один\\, два\\; три\\\\четыре');
    await db.update(lessons).set({ title: before[0]?.title });
  });

  it('says nothing of a person but the plan', async () => {
    const { text } = await subscribe(await newAddress());
    const [person] = await db.select().from(users);
    for (const secret of ['Анна', 'anna', '@demo', String(person?.surname)])
      expect(text).not.toContain(secret);
  });

  it('is read under a secret of which only a hash is kept, and not without it', async () => {
    const address = await newAddress();
    const token = address.slice(address.lastIndexOf('/') + 1);
    const [row] = await db.select({ hash: plans.feedHash }).from(plans);
    expect(row?.hash).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await subscribe(address.replace(token, 'A'.repeat(43)))).status).toBe(404);
    expect((await subscribe(address.replace(token, 'short'))).status).toBe(404);
  });

  it('has one address: a new one ends the old one, and a revoked one is gone', async () => {
    const first = await newAddress();
    const second = await newAddress();
    expect((await subscribe(first)).status).toBe(404);
    expect((await subscribe(second)).status).toBe(200);
    await call(revoke, { method: 'DELETE', cookie: anna });
    expect((await subscribe(second)).status).toBe(404);
  });

  it('gives a repeat of the same call the same address', async () => {
    const headers = { 'idempotency-key': 'the-same-call-again' };
    expect(await newAddress(headers)).toBe(await newAddress(headers));
  });

  it('stays revoked, whatever comes late: a repeat of the call that made it changes nothing', async () => {
    const headers = { 'idempotency-key': 'the-same-call-late' };
    const first = await newAddress(headers);
    await call(revoke, { method: 'DELETE', cookie: anna });
    expect(await newAddress(headers)).toBe(first);
    expect((await subscribe(first)).status).toBe(404);
    const second = await newAddress();
    await newAddress(headers);
    expect((await subscribe(first)).status).toBe(404);
    expect((await subscribe(second)).status).toBe(200);
  });

  it('begins anew with a key that is a day old and forgotten', async () => {
    const headers = { 'idempotency-key': 'the-same-call-days-later' };
    const first = await newAddress(headers);
    await call(revoke, { method: 'DELETE', cookie: anna });
    await db.delete(idempotentAnswers);
    expect(await newAddress(headers)).not.toBe(first);
    expect((await subscribe(first)).status).toBe(404);
  });

  it('is loaded anew when anything in it has changed, and only then', async () => {
    const address = await newAddress();
    const first = await subscribe(address);
    setNow(new Date('2027-03-26T12:30:00Z'));
    expect((await subscribe(address)).etag).toBe(first.etag);
    const before = await db.select({ title: lessons.title }).from(lessons);
    await db.update(lessons).set({ title: { ru: 'Но́вое', en: 'New', de: 'Neu' } });
    const second = await subscribe(address);
    await db.update(lessons).set({ title: before[0]?.title });
    expect(second.text).toContain('New');
    expect(second.etag).not.toBe(first.etag);
  });

  it('is not made without a plan', async () => {
    await db.delete(plans);
    expect((await call(make, { method: 'POST', cookie: anna })).status).toBe(404);
  });

  it('speaks its learner’s language', async () => {
    await db.update(users).set({ locale: 'ru' });
    expect(eventsOf((await subscribe(await newAddress())).text)[0]?.summary).toBe('Русский: 12 заданий');
  });
});
