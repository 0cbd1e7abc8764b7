import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GET } from '@/app/api/speech/route';
import { errorStatus } from '@/lib/platform/errors';
import { getSpeaker } from '@/lib/russian/speech/service';
import { createSpeaker, type Speaker } from '@/lib/russian/speech/inside/speaker';
import { testDatabase } from '@/tests/support/database';

testDatabase();
// The voice begins within seconds, on a machine that may be busy.
jest.setTimeout(60_000);
Object.assign(process.env, { LIMIT_READS: '100000' });

afterEach(() => void jest.restoreAllMocks());
afterAll(() => getSpeaker().stop());

/** Where the service keeps its speaker. */
const place = globalThis as { govorimSpeaker?: Speaker };

/** Each test has texts of its own: nothing of it is in the store. */
let phrase = '';
let count = 0;
beforeEach(() => {
  count += 1;
  phrase = `Э́то мой ${count}-й дом`;
});

function ask(query: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/speech?${new URLSearchParams(query).toString()}`, {
    headers: { 'accept-language': 'en', 'x-forwarded-for': '192.0.2.1', ...headers },
  });
  return GET(request, { params: Promise.resolve({}) });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function expectRefusal(response: Response, code: keyof typeof errorStatus) {
  expect(response.status).toBe(errorStatus[code]);
  expect(await response.json()).toMatchObject({ code });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('etag')).toBeNull();
}

describe('Anna hears a sentence', () => {
  it('as a sound that keeps for ever', async () => {
    const response = await ask({ text: phrase });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const sound = await bytesOf(response);
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
    expect(sound.length).toBeGreaterThan(30_000);
  });

  it('more slowly when she wants', async () => {
    const quick = await bytesOf(await ask({ text: phrase }));
    const slow = await bytesOf(await ask({ text: phrase, slow: '1' }));
    expect(slow.length).toBeGreaterThan(1.3 * quick.length);
  });

  it('alike with and without stress marks, and whatever markup stands in it', async () => {
    const marked = await ask({ text: phrase });
    const plain = await ask({ text: `<b>${phrase.replaceAll('\u0301', '')}</b>[[` });
    const tagged = await ask({ text: phrase.replaceAll('\u0301', '') });
    expect(tagged.headers.get('etag')).toBe(marked.headers.get('etag'));
    expect(plain.status).toBe(200);
  });

  it('without loading it twice', async () => {
    const etag = (await ask({ text: phrase })).headers.get('etag') ?? '';
    const again = await ask({ text: phrase }, { 'if-none-match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  });

  it('in parts, as some browsers ask for it', async () => {
    const whole = await bytesOf(await ask({ text: phrase }));
    const part = await ask({ text: phrase }, { range: 'bytes=0-1' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-1/${whole.length}`);
    expect(await bytesOf(part)).toEqual(whole.subarray(0, 2));
    expect((await ask({ text: phrase }, { range: 'bytes=99999999-' })).status).toBe(200);
  });
});

describe('the voice', () => {
  it('speaks once for 100 people who want the same at once', async () => {
    const asked = jest.spyOn(getSpeaker(), 'ask');
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        ask({ text: phrase }, { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    );
    const sounds = await Promise.all(responses.map(bytesOf));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sounds.map((sound) => sound.length)).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('speaks what it has said before from the disk', async () => {
    await ask({ text: phrase });
    const asked = jest.spyOn(getSpeaker(), 'ask');
    expect((await ask({ text: phrase })).status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
    expect(readdirSync(path.join(process.env.DATA_DIR ?? '', 'speech')).length).toBeGreaterThan(0);
  });

  it('is there again when its process is killed in the middle', async () => {
    await ask({ text: phrase });
    const pid = getSpeaker().pid() ?? 0;
    const waiting = ['пе́рвый', 'второ́й', 'тре́тий'].map((text) => ask({ text: `${text} ${phrase}` }));
    await new Promise((wait) => setTimeout(wait, 5));
    process.kill(pid, 'SIGKILL');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(getSpeaker().pid()).not.toBe(pid);
  });

  it('speaks to each of sixty people who come at once after a rest', async () => {
    getSpeaker().stop();
    const asked = Array.from({ length: 60 }, (_, index) => ask({ text: `${count}-й дом, ${index}` }));
    const responses = await Promise.all(asked);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('says that it has too much to do, rather than let everybody wait', async () => {
    getSpeaker().stop();
    const usual = { startMs: 40_000, answerMs: 20_000, waitMs: 40_000, idleMs: 60_000 };
    place.govorimSpeaker = createSpeaker({ ...usual, maxWaiting: 3 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask({ text: `${phrase} но́мер ${index}` })),
    );
    getSpeaker().stop();
    delete place.govorimSpeaker;
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = responses.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('2');
    await expectRefusal(refused!, 'busy');
  });

  it('speaks so much new to one caller and no more', async () => {
    const asked = jest.spyOn(getSpeaker(), 'ask').mockResolvedValue({ sound: new Uint8Array(44) });
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let number = 0; number < 300; number += 1) await ask({ text: `${phrase} и ${number}` }, from);
    expect(asked).toHaveBeenCalledTimes(300);
    await expectRefusal(await ask({ text: `${phrase} и ещё` }, from), 'too_many_requests');
    expect((await ask({ text: `${phrase} и 1` }, from)).status).toBe(200);
    expect((await ask({ text: `${phrase} и ещё` })).status).toBe(200);
  });
});

describe('what is not spoken', () => {
  it.each([
    ['nothing', {}],
    ['an empty text', { text: '' }],
    ['a text without Russian', { text: 'hello, 42 &lt;' }],
    ['201 characters', { text: 'я'.repeat(201) }],
    ['a pace of one’s own', { text: 'дом', slow: '2' }],
    ['a voice of one’s own', { text: 'дом', voice: 'en' }],
    ['marks alone', { text: '\u0301…—' }],
  ])('%s', async (_, query) => {
    await expectRefusal(await ask(query), 'validation');
  });

  it('counts characters as people do, without stress marks', async () => {
    expect((await ask({ text: 'а\u0301'.repeat(100) })).status).toBe(200);
  });
});
