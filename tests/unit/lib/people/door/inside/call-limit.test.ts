import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@/lib/people/auth/viewer';
import { setNow } from '@/lib/platform/clock';
import { limitCall } from '@/lib/people/door/inside/call-limit';
import type { Reply } from '@/lib/platform/http/reply';

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@localhost/none',
  AUTH_SECRET: 'only for tests '.repeat(4),
});

const anna = { id: 1 } as Viewer;
const vera = { id: 2 } as Viewer;
const five = 5 * 60_000;
const start = Date.now();
let networks = 0;

/** Each test counts from nothing: another network, and windows that are over. The clock stands still. */
let address = '';
let startedAt = start;
const passMs = (ms: number) => setNow(new Date(startedAt + ms), { still: true });
beforeEach(() => {
  networks += 1;
  address = `192.0.2.${networks}`;
  startedAt = start + networks * five * 2;
  passMs(0);
});

function calls(times: number, who: { viewer?: Viewer; address?: string; isWrite?: boolean } = {}): Headers {
  const reply: Reply = { requestId: 'test', headers: new Headers() };
  for (let count = 0; count < times; count += 1) {
    limitCall({ viewer: null, address, isWrite: false, reply, ...who });
  }
  return reply.headers;
}

describe('calls in five minutes', () => {
  it.each([
    ['reads of one address', 3000, {}],
    ['writes of one address', 300, { isWrite: true }],
    ['calls of one person', 3000, { viewer: anna, isWrite: true }],
  ])('%s end at %i, with the seconds to wait', (_, most, who) => {
    const headers = calls(most, who);
    expect(headers.get('x-ratelimit-limit')).toBe(String(most));
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(() => calls(1, who)).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: five / 1000 }),
    );
    passMs(five - 1);
    expect(() => calls(1, who)).toThrow('too_many_requests');
    passMs(five);
    expect(() => calls(1, who)).not.toThrow();
  });

  it('are counted apart: reads and writes, addresses, people and their address', () => {
    calls(300, { isWrite: true });
    expect(() => calls(1)).not.toThrow();
    expect(() => calls(1, { isWrite: true, address: '192.0.2.200' })).not.toThrow();
    expect(() => calls(1, { isWrite: true, viewer: vera })).not.toThrow();
  });

  it('of an IPv6 network count together', () => {
    calls(300, { isWrite: true, address: '2001:db8:0:2::1' });
    expect(() => calls(1, { isWrite: true, address: '2001:db8:0:2::2' })).toThrow('too_many_requests');
  });
});
