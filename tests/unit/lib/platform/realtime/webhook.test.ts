import { beforeAll, describe, expect, it } from '@jest/globals';
import { readWebhook, requireSignedWebhook } from '@/lib/platform/realtime/webhook';
import { app } from '@/tests/support/realtime/soketi';
import { signatureOf, webhookOf } from '@/tests/support/realtime/webhook';

beforeAll(() => {
  Object.assign(process.env, {
    AUTH_SECRET: 'only for tests '.repeat(4),
    DATABASE_URL: 'postgres://none/none',
    SOKETI_PORT: '6001',
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const check = (headers: Record<string, string>, raw: string) =>
  requireSignedWebhook(new Headers({ 'content-type': 'application/json', ...headers }), bytes(raw));
const refused = expect.objectContaining({ code: 'forbidden' });

describe('a webhook', () => {
  const { raw, headers } = webhookOf([['occupied', 7]]);

  it('that the live server has signed is accepted', () => {
    expect(() => check(headers, raw)).not.toThrow();
  });

  it.each<[string, Record<string, string>, string]>([
    ['with another key', { ...headers, 'x-pusher-key': 'another' }, raw],
    ['without a key', { 'x-pusher-signature': headers['x-pusher-signature'] }, raw],
    ['without a signature', { 'x-pusher-key': app.key }, raw],
    ['with an empty signature', { ...headers, 'x-pusher-signature': '' }, raw],
    ['signed with another secret', webhookOf([['occupied', 7]], { secret: 'another' }).headers, raw],
    ['whose body was changed', headers, raw.replace('channel-7', 'channel-8')],
    ['that is no JSON, though it is signed', { ...headers, 'x-pusher-signature': signatureOf('{') }, '{'],
  ])('%s is refused', (_, given, body) => {
    expect(() => check(given, body)).toThrow(refused);
  });
});

describe('the report in a webhook', () => {
  it('is the last word on each person, and leaves out what is no channel of a person', () => {
    const { raw } = webhookOf(
      [
        ['occupied', 7],
        ['occupied', 8],
        ['vacated', 7],
        ['occupied', '#server-to-user-9'],
        ['occupied', 'private-channel-09'],
        ['occupied', 'private-channel-9;x'],
        ['occupied', 'private-channel-99999999999'],
      ],
      { at: 5 },
    );
    expect(readWebhook(bytes(raw))).toEqual({
      at: 5,
      isHere: new Map([
        [7, false],
        [8, true],
      ]),
    });
  });

  it('passes over events that are not of channels, and refuses what is no report', () => {
    const other = {
      time_ms: 5,
      events: [{ name: 'member_added', channel: 'private-channel-7', user_id: '1' }],
    };
    expect(readWebhook(bytes(JSON.stringify(other))).isHere.size).toBe(0);
    expect(() => readWebhook(bytes('{"time_ms":5}'))).toThrow(
      expect.objectContaining({ code: 'bad_request' }),
    );
  });
});
