import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { GET as serve } from '@/app/api/images/[image]/route';
import { POST as upload } from '@/app/api/images/route';
import { throttles } from '@/db/schema/http';
import { images } from '@/db/schema/images';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makePicture } from '@/tests/support/picture';

const { db } = testDatabase();
let boris: Somebody;
beforeEach(async () => {
  await db.delete(throttles);
  boris = await makeSomebody(db, 'teacher');
});

async function send(file: Uint8Array, { cookie }: { cookie: string }, type = 'image/png') {
  const headers = { cookie, origin: 'http://localhost:3000', host: 'localhost:3000', 'content-type': type };
  const body = new Blob([new Uint8Array(file)]);
  const request = new Request('http://localhost:3000/api/images', { method: 'POST', headers, body });
  const response = await upload(request, { params: Promise.resolve({}) });
  const answer = (await response.json()) as { id: string; width: number; code?: string; errors?: object };
  return { status: response.status, body: answer };
}

const fetchImage = (name: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://localhost:3000/api/images/${name}`, { headers }), {
    params: Promise.resolve({ image: name }),
  });

/** A PNG that says how large it is, and holds as many zeros. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * 400), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it('is drawn anew, no wider than it is shown, under a name by chance', async () => {
    const { status, body } = await send(await makePicture(2000, 1000), boris);
    expect([status, body]).toMatchObject([201, { width: 1600, height: 800 }]);
    const response = await fetchImage(`${body.id}.webp`);
    const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(served).toMatchObject({ format: 'webp', width: 1600 });
    expect(await db.select().from(images)).toContainEqual(
      expect.objectContaining({ id: body.id, userId: boris.id, width: 1600, height: 800 }),
    );
  });

  it('is served as what it is and nothing else, for a year, whole or in parts', async () => {
    const { body } = await send(await makePicture(), boris);
    const name = `${body.id}.webp`;
    const { headers } = await fetchImage(name);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
    });
    expect((await fetchImage(name, { 'if-none-match': `"${name}"` })).status).toBe(304);
    expect((await fetchImage(name, { range: 'bytes=0-3' })).status).toBe(206);
  });

  it('loses what a camera wrote into it', async () => {
    const photo = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Boris Sokolov' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await send(photo, boris, 'image/jpeg');
    const file = Buffer.from(await (await fetchImage(`${body.id}.webp`)).arrayBuffer());
    const { exif, width, height } = await sharp(file).metadata();
    // Upright: what lay on its side stands.
    expect([exif, width, height]).toEqual([undefined, 2, 4]);
    expect(file.includes('Sokolov')).toBe(false);
  });

  it('is there after the server was started anew: it lies in DATA_DIR', async () => {
    const { body } = await send(await makePicture(), boris);
    const folder = path.join(process.env.DATA_DIR ?? '', 'images');
    expect(readdirSync(folder)).toContain(`${body.id}.webp`);
    expect(
      readFileSync(path.join(folder, `${body.id}.webp`))
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
  });
});

describe('what is no picture', () => {
  it('a script behind a pixel is not served', async () => {
    const script = Buffer.from('<script>alert(1)</script>/*=1;alert(1)*/');
    const polyglot = Buffer.concat([await makePicture(1, 1), script]);
    const { body } = await send(polyglot, boris);
    const file = Buffer.from(await (await fetchImage(`${body.id}.webp`)).arrayBuffer());
    expect(file.includes('alert')).toBe(false);
    expect(file.equals(polyglot)).toBe(false);
  });

  it('thirty thousand pixels a side in forty kilobytes are refused at once', async () => {
    const file = bomb(30_000);
    expect(file.length).toBeLessThan(60_000);
    const before = performance.now();
    const { status, body } = await send(file, boris);
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('too many pixels are refused, also where neither side is too long', async () => {
    const { status, body } = await send(await makePicture(4500, 4000), boris);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['half a PNG', '\u0089PNG\r\n\u001a\nhalf'],
    ['nothing', ''],
  ])('%s that says it is a PNG is refused', async (_, text) => {
    const { status, body } = await send(Buffer.from(text, 'latin1'), boris);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
  });

  it('an AVIF is refused', async () => {
    const avif = await sharp(await makePicture(32, 32))
      .avif()
      .toBuffer();
    expect((await send(avif, boris)).status).toBe(400);
    expect((await send(avif, boris, 'image/avif')).status).toBe(415);
  });

  it('an SVG that says so is refused', async () => {
    expect((await send(Buffer.from('<svg/>'), boris, 'image/svg+xml')).status).toBe(415);
  });

  it('more than five megabytes are refused', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1), boris)).status).toBe(413);
  });

  it.each([
    '../../x.png',
    '..%2f..%2fx.webp',
    'x.webp',
    `${crypto.randomUUID()}.png`,
    `${crypto.randomUUID()}.webp`,
  ])('%s is not there', async (name) => expect((await fetchImage(name)).status).toBe(404));
});

describe('who uploads', () => {
  it.each(['student', 'moderator'] as const)('a %s finds no such place', async (role) => {
    expect((await send(await makePicture(), await makeSomebody(db, role))).status).toBe(404);
  });

  it('a teacher ten times a minute', async () => {
    const picture = await makePicture();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await send(picture, boris)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
