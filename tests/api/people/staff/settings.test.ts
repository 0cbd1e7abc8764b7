import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql as statement } from 'drizzle-orm';
import { GET as log } from '@/app/api/admin/log/route';
import { GET as read, PATCH as change } from '@/app/api/admin/settings/route';
import { settings } from '@/db/schema/settings';
import { staffLog } from '@/db/schema/staff';
import type { Setting } from '@/lib/people/settings/change-schema';
import type { StaffLogPage } from '@/lib/people/staff/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { hearPageChanges } from '@/tests/support/page-changes';
import { signIn } from '@/tests/support/people';

const { db, sql } = testDatabase();
let cookie = '';

beforeEach(async () => {
  await db.delete(settings);
  cookie = await signIn('dina');
});

const send = (body: unknown, headers = {}) => call(change, { method: 'PATCH', cookie, body, headers });
const find = (body: Record<string, unknown>, key: string) =>
  (body.settings as Setting[]).find((setting) => setting.key === key);

describe('the settings of the site', () => {
  it('spec §3: are all there, with their defaults', async () => {
    const { body } = await call(read, { cookie });
    const list = (body.settings as Setting[]).map(({ key, value, default: usual }) => [key, value, usual]);
    expect(list).toEqual([
      ['site.title', 'Говорим', 'Говорим'],
      ['site.frontend_version', '1.3', '1.3'],
      ...['site.phone', 'site.email', 'site.cookie_notice'].map((key) => [key, '', '']),
      ...['instagram', 'vk', 'youtube', 'facebook', 'twitter'].map((name) => [`social.${name}`, '', '']),
      ['app.link', '', ''],
    ]);
  });

  it('change one by one, and say whose change was the last', async () => {
    const { status, body } = await send({ 'site.title': '  Говорим вместе ' });
    expect(status).toBe(200);
    expect(find(body, 'site.title')).toMatchObject({
      value: 'Говорим вместе',
      changed: { staff: { name: 'Дина Громова' } },
    });
    expect(find(body, 'site.phone')?.changed).toBeNull();
  });

  it('leave a trace for each change, with before and after, and none where nothing changed', async () => {
    const before = (await db.select().from(staffLog)).length;
    await send(
      { 'site.phone': '+7 495 123-45-67', 'site.title': 'Говорим' },
      { 'x-request-id': 'request-7' },
    );
    const page = (await call(log, { cookie })).body as unknown as StaffLogPage;
    expect(await db.select().from(staffLog)).toHaveLength(before + 1);
    expect(page.entries[0]).toMatchObject({
      staff: { name: 'Дина Громова' },
      action: 'setting_changed',
      target: 'site.phone',
      before: '',
      after: '+7 495 123-45-67',
      address: '192.0.2.1',
      request: 'request-7',
    });
  });

  it('do not change when the trace cannot be written', async () => {
    await db.execute(statement`alter table staff_log add constraint closed check (target <> 'app.link')`);
    expect((await send({ 'app.link': 'https://example.org/app' })).status).toBe(500);
    expect(await db.select().from(settings)).toEqual([]);
    await db.execute(statement`alter table staff_log drop constraint closed`);
  });

  it('keep both of two changes made at once', async () => {
    await Promise.all([
      send({ 'site.title': 'Первое' }),
      send({ 'social.vk': 'https://vk.example/govorim' }),
    ]);
    const { body } = await call(read, { cookie });
    expect([find(body, 'site.title')?.value, find(body, 'social.vk')?.value]).toEqual([
      'Первое',
      'https://vk.example/govorim',
    ]);
  });

  it('leave an unbroken trace when many change the same one at once', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Имя ${index}`);
    await Promise.all(titles.map((title) => send({ 'site.title': title })));
    const { entries } = (await call(log, { cookie })).body as unknown as StaffLogPage;
    const changes = entries.slice(0, titles.length).reverse();
    expect(changes.map(({ before }) => before)).toEqual([
      'Говорим',
      ...changes.slice(0, -1).map(({ after }) => after),
    ]);
    expect(find((await call(read, { cookie })).body, 'site.title')?.value).toBe(changes.at(-1)?.after);
  });

  it('are announced to every process', async () => {
    expect(await hearPageChanges(sql, () => send({ 'site.title': 'Новое имя' }))).toEqual([null]);
  });

  it('name what is wrong by the field', async () => {
    const { status, body } = await send({ 'site.title': '', 'social.vk': 'http://vk.example' });
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.errors).toEqual({
      'site.title': ['The site title is required.'],
      'social.vk': ['The VK link must be a valid web address.'],
    });
  });

  it('know no other keys', async () => {
    expect((await send({ 'site.secret': 'x' })).body.errors).toHaveProperty(['site.secret']);
  });
});
