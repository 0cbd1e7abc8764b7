import { describe, expect, it } from '@jest/globals';
import { frameFault } from '@/lib/platform/realtime/uws-on-ws/guard.cjs';

const faultOf = (message: unknown, { isBinary = false, userId = undefined as string | undefined } = {}) =>
  frameFault(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), isBinary, userId);
const subscribe = (data: unknown) => ({ event: 'pusher:subscribe', data });

describe('a frame passes to soketi', () => {
  it.each([
    ['a ping', { event: 'pusher:ping', data: {} }],
    ['a subscription', subscribe({ channel: 'private-channel-7', auth: 'key:signature' })],
    ['an unsubscription', { event: 'pusher:unsubscribe', data: { channel: 'private-channel-7' } }],
    ['a signin', { event: 'pusher:signin', data: { auth: 'key:signature', user_data: '{"id":"7"}' } }],
  ])('%s', (_, message) => {
    expect(faultOf(message)).toBeNull();
  });

  it('the subscription to server events of oneself', () => {
    expect(faultOf(subscribe({ channel: '#server-to-user-7' }), { userId: '7' })).toBeNull();
  });
});

describe('a frame ends the connection', () => {
  it.each([
    ['text that is no JSON', '{'],
    ['an array', []],
    ['null', 'null'],
    ['a message without an event', { data: {} }],
    ['an event that is no text', { event: 7 }],
    ['an unknown event', { event: 'pusher:whatever' }],
    ['a subscription without data', subscribe(undefined)],
    ['a subscription with text for data', subscribe('private-channel-7')],
    ['a subscription to a list', subscribe({ channel: ['private-channel-7'] })],
    ['a subscription to a name with blanks', subscribe({ channel: 'private channel' })],
    ['a subscription to a very long name', subscribe({ channel: 'a'.repeat(201) })],
    ['an authorization that is no text', subscribe({ channel: 'private-channel-7', auth: {} })],
    ['a signin without data', { event: 'pusher:signin' }],
    ['a signin whose data are no text', { event: 'pusher:signin', data: { auth: 1, user_data: {} } }],
    ['a client event', { event: 'client-typing', channel: 'private-channel-7', data: {} }],
  ])('%s', (_, message) => {
    expect(faultOf(message)).not.toBeNull();
  });

  it('bytes that are no text', () => {
    expect(faultOf({ event: 'pusher:ping' }, { isBinary: true })).not.toBeNull();
  });

  it('the subscription to server events of another, or of a person before signing in', () => {
    const message = subscribe({ channel: '#server-to-user-7' });
    expect(faultOf(message, { userId: '70' })).not.toBeNull();
    expect(faultOf(message)).not.toBeNull();
  });
});
