import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { messages } from '@/db/schema/chat';
import { messageMedia } from '@/db/schema/chat-media';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { removeOldMedia } from '@/lib/chat/media/clean-up';
import { eraseMediaOfSender } from '@/lib/chat/media/erase';
import { chat, contactsOf, conversationOf, messagesOf, say, unreadOf } from '@/tests/support/chat';
import { fetchMedia, sayMedia, trySendMedia, tryUpload } from '@/tests/support/chat-media';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { makeMp3 } from '@/tests/support/mp3';
import { makePicture } from '@/tests/support/picture';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

const voice = makeMp3(1);
const png = 'image/png';
let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  await db.delete(throttles);
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  // Makes all accounts older than a day, so that no limits for newcomers apply.
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  await makeFriends(anna, boris);
});

const folder = () => path.join(process.env.DATA_DIR ?? '', 'chat-media');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);
async function nameOf(seq: number, senderId = anna.id) {
  const rows = await db.select().from(messageMedia).where(eq(messageMedia.senderId, senderId));
  const row = rows.find((each) => each.seq === seq);
  return row && `${row.id}.${row.kind === 'voice' ? 'mp3' : 'webp'}`;
}

describe('a picture', () => {
  it('arrives with its size and its caption, drawn anew and without what a camera wrote into it', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Anna Orlova' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { seq } = await sayMedia(anna, boris, { file: photo, type: 'image/jpeg', text: 'Мой кот' });
    const media = { kind: 'picture', width: 1600, height: 800 };
    const { messages: seen, unread } = await conversationOf(boris, anna);
    expect([seen, unread]).toMatchObject([[{ seq, kind: 'picture', text: 'Мой кот', media }], 1]);
    const response = await fetchMedia(boris, anna, seq);
    const file = Buffer.from(await response.arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(file.includes('Orlova')).toBe(false);
    expect((await contactsOf(boris)).contacts[0]?.last).toMatchObject({ kind: 'picture', text: 'Мой кот' });
  });

  it('may change its caption, and is quoted by its kind', async () => {
    const { seq } = await sayMedia(anna, boris, { file: await makePicture(), type: png });
    const edited = await chat(anna, 'edit', boris, { seq, body: { text: 'Мой кот' } });
    expect(edited.body).toMatchObject({ text: 'Мой кот', media: { kind: 'picture', width: 8, height: 6 } });
    await say(boris, anna, 'Какой кот!', { reply_to: seq });
    expect((await conversationOf(anna, boris)).messages.at(-1)?.reply).toMatchObject({ kind: 'picture' });
  });

  it.each([
    ['a page of the web', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, file) => {
    const { status, body } = await tryUpload(anna, boris, file, png);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
    expect(files().filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('of a type that is not accepted, or too large, is refused', async () => {
    expect((await tryUpload(anna, boris, voice, 'image/svg+xml')).status).toBe(415);
    expect((await tryUpload(anna, boris, new Uint8Array(5 * 1024 * 1024 + 1), png)).status).toBe(413);
  });
});

describe('a voice note', () => {
  it('is served as its frames alone, in parts too, and never as a page', async () => {
    const tagged = Buffer.concat([
      Buffer.from('ID3\u0004\0\0\0\0\0\u0004Anna'),
      voice,
      Buffer.from('TAG Anna'),
    ]);
    const { seq, media, kind } = await sayMedia(anna, boris, { file: tagged });
    expect([kind, media]).toMatchObject(['voice', { kind: 'voice' }]);
    const response = await fetchMedia(boris, anna, seq);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(voice);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await fetchMedia(boris, anna, seq, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${voice.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(voice.slice(10, 20));
    const etag = response.headers.get('etag') ?? '';
    expect((await fetchMedia(boris, anna, seq, { 'if-none-match': etag })).status).toBe(304);
  });

  it('of more than two minutes, or a megabyte, is refused', async () => {
    const tooLong = Buffer.concat(Array.from({ length: 122 }, () => voice));
    expect((await tryUpload(anna, boris, tooLong)).status).toBe(413);
    expect((await tryUpload(anna, boris, Buffer.concat([voice, Buffer.alloc(1024 * 1024)]))).status).toBe(
      413,
    );
  });

  it('cannot be changed into other words', async () => {
    const { seq } = await sayMedia(anna, boris, { file: voice });
    expect((await chat(anna, 'edit', boris, { seq, body: { text: 'Нет' } })).status).toBe(403);
  });
});

describe('media', () => {
  it('are for the two alone', async () => {
    const { seq } = await sayMedia(anna, boris, { file: voice });
    const vera = await makeMember(db);
    await makeFriends(vera, anna);
    await say(vera, anna, 'Привет');
    for (const other of [anna, boris]) expect((await fetchMedia(vera, other, seq)).status).toBe(404);
    expect((await fetchMedia({ cookie: '' }, anna, seq)).status).toBe(401);
    expect((await fetchMedia(anna, boris, seq + 1)).status).toBe(404);
    const text = await say(anna, boris, 'Слова');
    expect((await fetchMedia(boris, anna, text.seq)).status).toBe(404);
  });

  it('never pass before the first answer', async () => {
    const vera = await makeMember(db);
    expect((await tryUpload(vera, anna, voice)).body.code).toBe('media_too_early');
    await say(vera, anna, 'Здравствуйте!');
    expect((await tryUpload(vera, anna, voice)).body.code).toBe('media_too_early');
    expect((await tryUpload(anna, vera, voice)).body.code).toBe('media_too_early');
    await say(anna, vera, 'Здравствуйте!');
    expect((await tryUpload(vera, anna, voice)).status).toBe(201);
  });

  it('of friends who were parted before it was sent are not passed on as a request', async () => {
    const { body } = await tryUpload(anna, boris, voice);
    await tie(anna, 'unfriend', boris);
    expect((await trySendMedia(anna, boris, body.id)).body.code).toBe('media_too_early');
    expect(await unreadOf(boris)).toBe(0);
  });

  it('do not pass between people one of whom blocks the other, or who may not meet', async () => {
    const { body } = await tryUpload(anna, boris, voice);
    await tie(boris, 'block', anna);
    expect((await tryUpload(anna, boris, voice)).status).toBe(404);
    expect((await trySendMedia(anna, boris, body.id)).status).toBe(404);
    expect((await tryUpload(boris, anna, voice)).body.code).toBe('blocking');
    const child = await makeMember(db, { user: { birthDate: '2012-05-05' } });
    const grown = await makeMember(db, { user: { birthDate: '1990-05-05' } });
    expect((await tryUpload(child, grown, voice)).status).toBe(404);
    expect((await tryUpload(grown, child, voice)).status).toBe(404);
  });

  it('are sent once, by whoever uploaded them, to whom they were for', async () => {
    const vera = await makeMember(db);
    await makeFriends(vera, boris);
    await makeFriends(vera, anna);
    const { id } = (await tryUpload(anna, boris, voice)).body;
    expect((await trySendMedia(vera, boris, id)).status).toBe(404);
    expect((await trySendMedia(anna, vera, id)).status).toBe(404);
    const again = { client_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(async () => trySendMedia(anna, boris, id, again)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.seq)).size).toBe(1);
    expect((await trySendMedia(anna, boris, id)).status).toBe(404);
    expect(await unreadOf(boris)).toBe(1);
    expect((await trySendMedia(anna, boris, randomUUID())).status).toBe(404);
  });

  it('are ten in a minute, and count as messages', async () => {
    for (let index = 0; index < 10; index += 1) await tryUpload(anna, boris, voice);
    expect((await tryUpload(anna, boris, voice)).status).toBe(429);
    const { id } = (await tryUpload(boris, anna, voice)).body;
    for (let index = 0; index < 30; index += 1) await say(boris, anna, `${index}`);
    expect((await trySendMedia(boris, anna, id)).status).toBe(429);
  });

  it('of a deleted message are neither shown nor served, even while their file is there', async () => {
    const { seq } = await sayMedia(anna, boris, { file: voice });
    await db.update(messages).set({ body: '', deletedAt: new Date() }).where(eq(messages.senderId, anna.id));
    for (const [me, other] of [
      [anna, boris],
      [boris, anna],
    ] as const) {
      expect((await fetchMedia(me, other, seq)).status).toBe(404);
      expect((await conversationOf(me, other)).messages).toMatchObject([{ is_deleted: true, media: null }]);
    }
  });

  it('that are taken back leave no file, and every reader learns it', async () => {
    const { seq, version } = await sayMedia(anna, boris, { file: voice });
    const name = await nameOf(seq);
    expect(files()).toContain(name);
    await chat(anna, 'erase', boris, { seq });
    expect((await fetchMedia(boris, anna, seq)).status).toBe(404);
    await workOffJobs();
    expect(files()).not.toContain(name);
    const { messages: changed } = await messagesOf(boris, anna, { after: String(version) });
    expect(changed).toMatchObject([{ seq, is_deleted: true, media: null, text: '' }]);
  });

  it('are gone for whoever emptied the conversation, and altogether once both have', async () => {
    const { seq } = await sayMedia(anna, boris, { file: voice });
    const name = await nameOf(seq);
    await chat(boris, 'clear', anna);
    expect((await fetchMedia(boris, anna, seq)).status).toBe(404);
    await removeOldMedia();
    expect((await fetchMedia(anna, boris, seq)).status).toBe(200);
    await chat(anna, 'clear', boris);
    await removeOldMedia();
    expect(files()).not.toContain(name);
  });

  it('go with the account of their sender; those of the other stay', async () => {
    await say(anna, boris, 'Слова');
    const mine = await sayMedia(anna, boris, { file: voice });
    const picture = await sayMedia(anna, boris, { file: await makePicture(), type: png, text: 'Кот' });
    const { version } = picture;
    expect(await unreadOf(boris)).toBe(3);
    const theirs = await sayMedia(boris, anna, { file: voice });
    await chat(boris, 'read', anna, { body: { seq: mine.seq } });
    await db.transaction(async (on) => eraseMediaOfSender(on, anna.id));
    await workOffJobs();
    expect(await db.select().from(messageMedia).where(eq(messageMedia.senderId, anna.id))).toEqual([]);
    const { messages: changed } = await messagesOf(boris, anna, { after: String(version) });
    expect(changed.filter((message) => message.is_deleted).map(({ seq, text }) => [seq, text])).toEqual([
      [mine.seq, ''],
      [picture.seq, ''],
    ]);
    expect(await unreadOf(boris)).toBe(0);
    expect((await fetchMedia(anna, boris, theirs.seq)).status).toBe(200);
  });

  it('that were never sent are erased after a day, and files without a row after an hour', async () => {
    await tryUpload(anna, boris, voice);
    const [unsent] = await db.select().from(messageMedia).where(eq(messageMedia.senderId, anna.id));
    const [lost, fresh] = [`${randomUUID()}.mp3`, `${randomUUID()}.webp`];
    for (const name of [lost, fresh]) writeFileSync(path.join(folder(), name), 'x');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(path.join(folder(), lost), longAgo, longAgo);
    await removeOldMedia();
    expect(files()).toEqual(expect.arrayContaining([fresh, `${unsent?.id}.mp3`]));
    expect(files()).not.toContain(lost);
    await db.update(messageMedia).set({ createdAt: new Date('2026-01-01') });
    await removeOldMedia();
    expect(files()).not.toContain(`${unsent?.id}.mp3`);
  });
});
