import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { messages } from '@/db/schema/chat';
import { setNow } from '@/lib/platform/clock';
import { hourMs, minuteMs } from '@/lib/platform/time/units';
import {
  chat,
  contactsOf,
  conversationOf,
  messagesOf,
  openConversation,
  say,
  trySay,
  unreadOf,
} from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  // Makes all accounts older than a day, so that no limits for newcomers apply.
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  await makeFriends(anna, boris);
});
afterEach(() => setNow(null));

const later = (ms: number) => setNow(new Date(Date.now() + ms));
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('a message', () => {
  it('is read by both, and counted for the other alone', async () => {
    await say(anna, boris, 'Привет!');
    await say(anna, boris, 'Как дела?');
    const [mine, theirs] = [await conversationOf(anna, boris), await conversationOf(boris, anna)];
    expect(textsOf(theirs.messages)).toEqual(['Привет!', 'Как дела?']);
    expect(mine.messages.map((message) => message.mine)).toEqual([true, true]);
    expect(theirs.messages.map((message) => message.mine)).toEqual([false, false]);
    expect([mine.unread, theirs.unread]).toEqual([0, 2]);
    expect([await unreadOf(anna), await unreadOf(boris)]).toEqual([0, 2]);
    expect((await contactsOf(boris)).contacts).toMatchObject([
      { person: { id: anna.id, name: 'Майя Орлова' }, unread: 2, last: { text: 'Как дела?', mine: false } },
    ]);
  });

  it('that is sent again is stored once, and has the first answer, also twenty times at once', async () => {
    const body = { client_id: randomUUID(), text: 'Один раз' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => chat(anna, 'send', boris, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.seq)).size).toBe(1);
    expect(textsOf((await conversationOf(boris, anna)).messages)).toEqual(['Один раз']);
    expect(await unreadOf(boris)).toBe(1);
  });

  it('has a place that rises, whoever writes at the same moment', async () => {
    await say(anna, boris, 'первое');
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 === 0 ? say(anna, boris, `А${index}`) : say(boris, anna, `Б${index}`),
      ),
    );
    const { messages: seen } = await messagesOf(anna, boris, { from: '0' });
    const places = seen.map(({ seq }) => seq);
    expect(new Set(places).size).toBe(21);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('keeps what was typed: markup, other scripts and emoji families', async () => {
    const text = '<img src=x onerror=alert(1)> *не Markdown* مرحبا 👩‍👩‍👧';
    await say(anna, boris, text);
    expect(textsOf((await conversationOf(boris, anna)).messages)).toEqual([text]);
  });

  it.each([
    ['nothing', { text: '   ' }],
    ['too much', { text: 'я'.repeat(1001) }],
    ['somebody else as its sender', { text: 'Привет', from_id: 1 }],
    ['no client id', { text: 'Привет', client_id: undefined }],
  ])('with %s is refused', async (_, more) => {
    const { status } = await trySay(anna, boris, 'Привет', more);
    expect(status).toBe(400);
  });

  it('of a thousand letters outside the first plane is not too long', async () => {
    expect((await trySay(anna, boris, '𝄞'.repeat(1000))).status).toBe(201);
  });

  it('is limited to thirty a minute', async () => {
    for (let index = 0; index < 30; index += 1) await say(anna, boris, `${index}`);
    const { status, headers } = await trySay(anna, boris, 'тридцать первое');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('that was stored has its first answer where nothing more may be written', async () => {
    const body = { client_id: randomUUID(), text: 'Последнее' };
    const { body: first } = await chat(anna, 'send', boris, { body });
    for (let index = 1; index < 30; index += 1) await say(anna, boris, `${index}`);
    expect(await chat(anna, 'send', boris, { body })).toMatchObject({ status: 201, body: first });
    await db
      .update(users)
      .set({ mutedUntil: new Date(Date.now() + hourMs) })
      .where(eq(users.id, anna.id));
    expect(await chat(anna, 'send', boris, { body })).toMatchObject({ status: 201, body: first });
    expect((await trySay(anna, boris, 'Ещё одно')).status).toBe(403);
  });

  it('is answered as it stands in the conversation, with and without what it answers', async () => {
    const first = await say(anna, boris, 'Вопрос');
    const second = await say(anna, boris, 'Ответ', { reply_to: first.seq });
    expect((await conversationOf(anna, boris)).messages).toEqual([first, second]);
  });

  it('to oneself or to nobody is not found', async () => {
    expect((await trySay(anna, anna, 'Я')).status).toBe(404);
    expect((await trySay(anna, { id: 900_000_000 }, 'Кто там?')).status).toBe(404);
  });

  it('of two is not for a third', async () => {
    const message = await say(anna, boris, 'Между нами');
    const vera = await makeMember(db);
    expect((await conversationOf(vera, anna)).messages).toEqual([]);
    expect((await chat(vera, 'edit', anna, { seq: message.seq, body: { text: 'чужое' } })).status).toBe(404);
    expect((await chat(vera, 'erase', boris, { seq: message.seq })).status).toBe(404);
  });
});

describe('a message of one’s own', () => {
  it('may be changed for a quarter of an hour, and says so', async () => {
    const { seq } = await say(anna, boris, 'Превет!');
    const edited = await chat(anna, 'edit', boris, { seq, body: { text: 'Привет!' } });
    expect(edited).toMatchObject({ status: 200, body: { seq, text: 'Привет!' } });
    expect((await conversationOf(boris, anna)).messages[0]?.edited_at).not.toBeNull();
    expect((await chat(boris, 'edit', anna, { seq, body: { text: 'Нет' } })).status).toBe(403);
    later(15 * minuteMs);
    expect((await chat(anna, 'edit', boris, { seq, body: { text: 'Поздно' } })).status).toBe(403);
  });

  it('is taken back for both: nothing of it is kept, and nobody has to read it', async () => {
    const { seq } = await say(anna, boris, 'Не то');
    const answer = await say(boris, anna, 'Что?', { reply_to: seq });
    await chat(boris, 'react', anna, { seq, body: { reaction: 'wow' } });
    await say(anna, boris, 'То');
    expect((await chat(anna, 'erase', boris, { seq })).status).toBe(200);
    expect((await chat(anna, 'erase', boris, { seq })).status).toBe(200);
    const { messages: seen } = await conversationOf(boris, anna);
    expect(seen[0]).toMatchObject({ seq, is_deleted: true, text: '', reactions: [] });
    expect(seen.find((message) => message.seq === answer.seq)?.reply).toMatchObject({
      is_deleted: true,
      text: '',
    });
    const [row] = await db
      .select()
      .from(messages)
      .where(eq(messages.clientId, seen[0]?.client_id ?? randomUUID()));
    expect(row?.body ?? '').toBe('');
    expect((await chat(boris, 'react', anna, { seq, body: { reaction: 'wow' } })).status).toBe(403);
  });

  it('that was not read yet is not counted once it is taken back', async () => {
    const { seq } = await say(anna, boris, 'Ой');
    await say(anna, boris, 'Привет');
    await chat(anna, 'erase', boris, { seq });
    expect(await unreadOf(boris)).toBe(1);
  });

  it('cannot be taken back after a day', async () => {
    const { seq } = await say(anna, boris, 'Вчера');
    later(24 * hourMs);
    expect((await chat(anna, 'erase', boris, { seq })).status).toBe(403);
  });
});

describe('what has changed since', () => {
  it('is new messages, changes and reactions, each with its last state', async () => {
    const first = await say(anna, boris, 'раз');
    const { version } = await conversationOf(boris, anna);
    await say(anna, boris, 'два');
    await chat(anna, 'edit', boris, { seq: first.seq, body: { text: 'один' } });
    await chat(boris, 'react', anna, { seq: first.seq, body: { reaction: 'heart' } });
    const { messages: changed, more } = await messagesOf(boris, anna, { after: String(version) });
    expect(more).toBe(false);
    expect(changed).toMatchObject([
      { text: 'два' },
      { text: 'один', reactions: [{ reaction: 'heart', mine: true }] },
    ]);
    await chat(boris, 'react', anna, { seq: first.seq, body: { reaction: null } });
    const { messages: now } = await messagesOf(boris, anna, { after: String(changed.at(-1)?.version) });
    expect(now).toMatchObject([{ text: 'один', reactions: [] }]);
  });

  it('comes in pages backwards to the first message', async () => {
    for (let index = 0; index < 90; index += 1) {
      later(index * 10 * minuteMs);
      await say(anna, boris, `${index}`);
    }
    const opened = await conversationOf(boris, anna);
    expect([opened.messages.length, opened.more]).toEqual([40, true]);
    const second = await messagesOf(boris, anna, { before: String(opened.messages[0]?.seq) });
    const third = await messagesOf(boris, anna, { before: String(second.messages[0]?.seq) });
    expect([second.more, third.more]).toEqual([true, false]);
    const all = [...third.messages, ...second.messages, ...opened.messages];
    expect(textsOf(all)).toEqual(Array.from({ length: 90 }, (_, index) => `${index}`));
    const forward = await messagesOf(boris, anna, { from: String(all[9]?.seq) });
    expect(forward.messages[0]?.text).toBe('10');
  });
});

describe('what is read', () => {
  it('is read in every tab, and seen by the other', async () => {
    const { seq } = await say(anna, boris, 'раз');
    await say(anna, boris, 'два');
    expect((await chat(boris, 'read', anna, { body: { seq } })).body).toEqual({ unread: 1 });
    expect(await conversationOf(anna, boris)).toMatchObject({ their_read_seq: seq });
    // A late mark of an earlier message moves nothing.
    const last = await say(anna, boris, 'три');
    await chat(boris, 'read', anna, { body: { seq: last.seq } });
    expect((await chat(boris, 'read', anna, { body: { seq } })).body).toEqual({ unread: 0 });
    expect(await unreadOf(boris)).toBe(0);
  });

  it('goes no further than what was sent', async () => {
    await say(anna, boris, 'раз');
    await chat(boris, 'read', anna, { body: { seq: 1_000_000 } });
    await say(anna, boris, 'два');
    expect(await unreadOf(boris)).toBe(1);
  });
});

it('a conversation that one empties stays with the other', async () => {
  await say(anna, boris, 'старое');
  await chat(boris, 'clear', anna);
  expect((await contactsOf(boris)).contacts).toEqual([]);
  expect((await conversationOf(boris, anna)).messages).toEqual([]);
  expect(textsOf((await conversationOf(anna, boris)).messages)).toEqual(['старое']);
  await say(anna, boris, 'новое');
  expect(textsOf((await conversationOf(boris, anna)).messages)).toEqual(['новое']);
});

it('a visitor is asked to sign in', async () => {
  expect((await openConversation({ cookie: '' }, boris)).status).toBe(401);
});
