import { beforeEach, describe, expect, it } from '@jest/globals';
import { GET as choices, PUT as choose } from '@/app/api/chat/choices/route';
import { POST } from '@/app/api/chat/hints/route';
import { maxHintsAMinute } from '@/lib/chat/hints/limits';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { dumpRows } from '@/tests/support/account/dump';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_MEMBER: '100000' });

let maya: Somebody;
beforeEach(async () => {
  maya = await makeSomebody(db, 'student');
});
const ask = (text: unknown, cookie: string | null = maya.cookie) =>
  call(POST, { ...(cookie !== null && { cookie }), body: { text } });

describe('spelling hints', () => {
  it('name likely slips with their places and reasons', async () => {
    const { status, body } = await ask('Ghbdtn! Я живу в Москва с мама.');
    expect(status).toBe(200);
    expect(body).toEqual({
      hints: [
        { start: 0, end: 7, wrong: 'Ghbdtn!', right: 'Привет!', reason: 'keyboard_layout' },
        { start: 15, end: 23, wrong: 'в Москва', right: 'в Москве', reason: 'case_where' },
        { start: 24, end: 30, wrong: 'с мама', right: 'с мамой', reason: 'case_instrumental' },
      ],
    });
  });

  it('find nothing in right Russian, in other languages, names and numbers', async () => {
    for (const text of [
      'Я живу в Москве.',
      'How are you?',
      'Меня зовут Гёзде',
      '12.05.2026',
      'Wie geht’s dir?',
    ])
      expect((await ask(text)).body).toEqual({ hints: [] });
  });

  it('are for members, of one text that could be a message', async () => {
    expect((await ask('привет', null)).status).toBe(401);
    for (const text of ['', 'а'.repeat(1001), 7]) expect((await ask(text)).status).toBe(400);
    expect((await ask('а'.repeat(1000))).status).toBe(200);
  });

  it('keep the text nowhere', async () => {
    await ask('Подсолнух-невидимка живёт в Москва.');
    expect(JSON.stringify(await dumpRows(sql))).not.toContain('невидимка');
  });

  it(`are at most ${maxHintsAMinute} in a minute`, async () => {
    for (let count = 0; count < maxHintsAMinute; count += 1) await ask('привет');
    expect((await ask('привет')).status).toBe(429);
  });
});

it('whether there are hints is chosen, and off by itself', async () => {
  const chosen = { shows_typing: true, shows_read: true, spelling_hints: true };
  expect((await call(choices, { cookie: maya.cookie })).body).toEqual({ ...chosen, spelling_hints: false });
  await call(choose, { method: 'PUT', cookie: maya.cookie, body: chosen });
  expect((await call(choices, { cookie: maya.cookie })).body).toEqual(chosen);
});
