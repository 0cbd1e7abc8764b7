import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCallSession } from '@/components/chat/calls/call-session';
import type { PeerOptions } from '@/components/chat/calls/peer';
import type { CallView } from '@/lib/chat/calls/schema';
import type { Partner } from '@/lib/chat/dialogs/schema';

const person = { id: 7, name: 'Вера' } as Partner;
const ringing: CallView = {
  id: 3,
  person,
  mine: true,
  state: 'ringing',
  outcome: null,
  client_id: 'here',
  rings_until: '2026-01-01T00:00:30.000Z',
  connected_at: null,
};

/** A tab whose server and other browser are this test. */
function makeTab({ microphone = true }: { microphone?: boolean } = {}) {
  let call = ringing;
  let signals: { id: number; body: string }[] = [];
  let peerOptions: PeerOptions | null = null;
  const track = { enabled: true, stop: jest.fn() };
  const peer = {
    take: jest.fn(),
    restart: jest.fn(),
    setCamera: jest.fn(),
    tell: jest.fn((..._: unknown[]) => undefined),
    close: jest.fn(),
  };
  const api = {
    start: jest.fn(async (..._: unknown[]) => call),
    accept: jest.fn(async (..._: unknown[]) => call),
    end: jest.fn(async (..._: unknown[]) => call),
    endAtOnce: jest.fn((..._: unknown[]) => undefined),
    sync: jest.fn(async (..._: unknown[]) => ({ call, signals })),
    signal: jest.fn(async (..._: unknown[]) => call),
    servers: jest.fn(async (..._: unknown[]) => ({ ice_servers: [], relay_only: false })),
  };
  const session = createCallSession({
    tab: 'here',
    api,
    openPeer: (options) => {
      peerOptions = options;
      return peer;
    },
    openMicrophone: async () => {
      if (!microphone) throw new Error('not allowed');
      return track as unknown as MediaStreamTrack;
    },
    openCamera: async () => {
      throw new Error('not allowed');
    },
  });
  return {
    session,
    api,
    peer,
    track,
    phase: () => session.get().phase,
    server: (next: Partial<CallView>, left: string[] = []) => {
      call = { ...call, ...next };
      signals = left.map((body, index) => ({ id: index + 1, body }));
    },
    other: () => {
      if (!peerOptions) throw new Error('There is no connection.');
      return peerOptions;
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const later = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A call that the other one has answered, and whose sound goes through. */
async function talk() {
  const tab = makeTab();
  await tab.session.dial(person);
  tab.server({ state: 'answered' });
  tab.session.heardOf(3);
  await later(0);
  tab.other().onConnected();
  await later(0);
  return tab;
}

describe('a tab that calls', () => {
  it('rings, connects when it is answered, and says that it is connected', async () => {
    const { api, phase } = await talk();
    expect(phase()).toMatchObject({ name: 'talking', callId: 3 });
    expect(api.sync).toHaveBeenLastCalledWith(3, { is_connected: true, after: 0 });
  });

  it('begins nothing without a microphone', async () => {
    const { session, api, phase } = makeTab({ microphone: false });
    await session.dial(person);
    expect(phase()).toMatchObject({ name: 'ended', reason: 'microphone' });
    expect(api.start).not.toHaveBeenCalled();
  });

  it('says that no way was found after twenty seconds, and ends the call', async () => {
    const { session, server, api, phase, peer, track } = makeTab();
    await session.dial(person);
    server({ state: 'answered' });
    await later(3_100);
    expect(phase().name).toBe('connecting');
    await later(20_000);
    expect(phase()).toMatchObject({ name: 'ended', reason: 'failed' });
    expect(api.end).toHaveBeenCalledWith(3);
    expect(peer.close).toHaveBeenCalled();
    expect(track.stop).toHaveBeenCalled();
  });

  it('hands on each signal once', async () => {
    const { server, api, peer, session } = await talk();
    const restart = JSON.stringify({ kind: 'answer', number: 1, sdp: 'v=0' });
    server({}, [restart]);
    session.heardOf(3);
    await later(0);
    expect(peer.take).toHaveBeenCalledTimes(1);
    await later(5_000);
    expect(api.sync).toHaveBeenLastCalledWith(3, { is_connected: true, after: 1 });
  });

  it('asks nothing about calls of others', async () => {
    const { session, api } = await talk();
    const count = api.sync.mock.calls.length;
    session.heardOf(99);
    await later(0);
    expect(api.sync).toHaveBeenCalledTimes(count);
  });

  it('looks for a lost way every two seconds, with fresh servers, until sound is back', async () => {
    const { other, peer, api, phase } = await talk();
    other().onLost();
    await later(0);
    expect(phase().name).toBe('reconnecting');
    await later(4_100);
    expect(peer.restart).toHaveBeenCalledTimes(3);
    expect(api.servers).toHaveBeenCalledTimes(4);
    other().onConnected();
    await later(10_000);
    expect(phase().name).toBe('talking');
    expect(peer.restart).toHaveBeenCalledTimes(3);
  });

  it('gives a lost way up after half a minute', async () => {
    const { other, api, phase } = await talk();
    other().onLost();
    await later(30_100);
    expect(phase()).toMatchObject({ name: 'ended', reason: 'lost' });
    expect(api.end).toHaveBeenCalledWith(3);
  });

  it('turns the microphone off and on, and tells the other one', async () => {
    const { session, track, peer } = await talk();
    session.toggleMute();
    expect(track.enabled).toBe(false);
    expect(peer.tell).toHaveBeenLastCalledWith({ isMuted: true, hasCamera: false });
    session.toggleMute();
    expect(track.enabled).toBe(true);
  });

  it('goes on without a camera that is not allowed', async () => {
    const { session, phase } = await talk();
    await session.toggleCamera();
    expect(session.get().camera).toBe('failed');
    expect(phase().name).toBe('talking');
  });

  it('hangs up once, and ends for good with the page', async () => {
    const { session, api, phase } = await talk();
    session.hangUp();
    expect(phase()).toMatchObject({ name: 'ended', reason: 'completed' });
    session.leave();
    expect(api.end).toHaveBeenCalledTimes(1);
    expect(api.endAtOnce).not.toHaveBeenCalled();
    const left = await talk();
    left.session.leave();
    expect(left.api.endAtOnce).toHaveBeenCalledWith(3);
  });

  it('ends a call that was given up while it was being begun', async () => {
    const { session, api } = makeTab();
    const dialling = session.dial(person);
    await later(0);
    session.hangUp();
    await dialling;
    expect(api.end).toHaveBeenCalledWith(3);
  });
});

describe('a tab that takes a call', () => {
  it('leaves it to the tab that was first', async () => {
    const { session, server, phase } = makeTab();
    server({ state: 'answered', client_id: 'there', mine: false });
    await session.take({ id: 3, person });
    expect(phase()).toMatchObject({ name: 'ended', reason: 'elsewhere' });
  });
});
