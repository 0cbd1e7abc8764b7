import { describe, expect, it } from '@jest/globals';
import { parsePendingCall } from '@/components/chat/calls/call-handoff';
import { parseSignal } from '@/components/chat/calls/signal';

describe('what another browser says', () => {
  it.each([
    [{ kind: 'offer', number: 1, sdp: 'v=0' }],
    [{ kind: 'answer', number: 2, sdp: 'v=0' }],
    [{ kind: 'candidate', candidate: { candidate: 'x' } }],
    [{ kind: 'restart' }],
  ])('is understood: %o', (signal) => {
    expect(parseSignal(JSON.stringify(signal))).toEqual(signal);
  });

  it.each([
    '',
    'null',
    '7',
    '{}',
    '{"kind":"offer","sdp":"v=0"}',
    '{"kind":"candidate"}',
    '{"kind":"other"}',
  ])('is passed over: %s', (body) => {
    expect(parseSignal(body)).toBeNull();
  });
});

describe('what was pressed before the page was loaded', () => {
  it('counts for a minute', () => {
    const text = JSON.stringify({ kind: 'take', call: 3, atMs: 1_000 });
    expect(parsePendingCall(text, 60_000)).toEqual({ kind: 'take', call: 3 });
    expect(parsePendingCall(text, 62_000)).toBeNull();
  });

  it('is nothing where nothing was pressed', () => {
    expect(parsePendingCall(null, 0)).toBeNull();
    expect(parsePendingCall('{"kind":"take"}', 0)).toBeNull();
    expect(parsePendingCall('{"kind":"dial","person":7,"atMs":0}', 0)).toEqual({ kind: 'dial', person: 7 });
  });
});
