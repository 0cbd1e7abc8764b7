import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { GET as getPerson } from '@/app/api/people/[person]/route';
import { DELETE as remove, PUT as put } from '@/app/api/profile/photo/route';
import { throttles } from '@/db/schema/http';
import { images } from '@/db/schema/images';
import { users } from '@/db/schema/people';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { saveProfile } from '@/lib/community/profiles/service';
import { findImage } from '@/lib/platform/images/store';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makePicture } from '@/tests/support/picture';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let vera: Somebody;
const join = (somebody: Somebody, input: Partial<ProfileInput> = {}) =>
  saveProfile({ id: somebody.id, isVerified: true }, saidOf(input));
beforeEach(async () => {
  await db.delete(throttles);
  anna = await makeSomebody(db, 'student');
  vera = await makeSomebody(db, 'student');
  await join(anna);
});

async function send(file: Uint8Array, { cookie } = anna, type = 'image/png') {
  const headers = { cookie, origin: 'http://localhost:3000', host: 'localhost:3000', 'content-type': type };
  const request = new Request('http://localhost:3000/api/profile/photo', {
    method: 'PUT',
    headers,
    body: new Blob([new Uint8Array(file)]),
  });
  const response = await put(request, { params: Promise.resolve({}) });
  const body = (await response.json()) as { photo: string; code?: string; errors?: object };
  return { status: response.status, body };
}
const idIn = (photo: string) => /([0-9a-f-]{36})\.webp$/u.exec(photo)?.[1] ?? '';
const photoOf = async (reader: Somebody) =>
  (await call(getPerson, { params: { person: String(anna.id) }, cookie: reader.cookie })).body.photo;

describe('a photograph', () => {
  it('is drawn anew as a square without metadata, and members see it', async () => {
    const picture = await sharp(await makePicture(900, 600))
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(picture, anna, 'image/jpeg');
    expect(status).toBe(200);
    const stored = await sharp((await findImage(idIn(body.photo))) ?? Buffer.alloc(0)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
    expect(await photoOf(vera)).toBe(body.photo);
  });

  it('is hidden from whom its owner hides it', async () => {
    await send(await makePicture());
    await join(anna, { shown_to: { photo: 'friends' } });
    expect(await photoOf(vera)).toBeNull();
    expect(await photoOf(anna)).not.toBeNull();
  });

  it('outlives a save of the profile, and is erased when another takes its place', async () => {
    const { body: first } = await send(await makePicture());
    await join(anna, { about: 'Hi' });
    expect(await photoOf(anna)).toBe(first.photo);
    const { body: second } = await send(await makePicture(20, 20));
    expect(await photoOf(anna)).toBe(second.photo);
    expect(await findImage(idIn(first.photo))).toBeNull();
    expect(await db.select({ id: images.id }).from(images).where(eq(images.userId, anna.id))).toEqual([
      { id: idIn(second.photo) },
    ]);
  });

  it('is one of two that come at the same time, and the other is erased', async () => {
    const sent = await Promise.all([send(await makePicture()), send(await makePicture(20, 20))]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const photo = await photoOf(anna);
    const kept = await Promise.all(
      sent.map(async ({ body }) => (await findImage(idIn(body.photo))) !== null),
    );
    expect(kept).toEqual(sent.map(({ body }) => body.photo === photo));
  });

  it('is erased by its owner, twice the same', async () => {
    const { body } = await send(await makePicture());
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(remove, { method: 'DELETE', cookie: anna.cookie });
      expect([answer.status, answer.body]).toEqual([200, { photo: null }]);
    }
    expect(await findImage(idIn(body.photo))).toBeNull();
    expect((await call(remove, { method: 'DELETE', cookie: vera.cookie })).body).toEqual({ photo: null });
  });

  it.each([
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><p>Hi')],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is not %s', async (_, file) => {
    const { status, body } = await send(file);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
    expect(await photoOf(anna)).toBeNull();
  });

  it('is refused before joining, without a confirmed e-mail, and the eleventh time in a minute', async () => {
    expect((await send(await makePicture(), vera)).status).toBe(404);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    expect((await send(await makePicture(), vera)).body.code).toBe('email_unverified');
    for (let time = 0; time < 10; time += 1) await send(Buffer.from('no picture'));
    expect((await send(await makePicture())).body.code).toBe('too_many_requests');
  });
});
