import { secondMs } from '@/lib/platform/time/units';
import type { CallServers } from '@/lib/chat/calls/schema';
import type { CallApi } from './call-api';
import type { Peer, PeerOptions, Theirs } from './peer';
import { parseSignal, type Signal } from './signal';

/** Candidates come in bursts and are sent together. */
const gatherMs = 60;
/** How often ICE is restarted while the connection is lost. */
const restartIntervalMs = 2 * secondMs;
/** A timer may fire this much too early. */
const timerToleranceMs = 100;

interface Options {
  callId: number;
  api: Pick<CallApi, 'servers' | 'signal'>;
  openPeer: (options: PeerOptions) => Peer;
  peer: Omit<PeerOptions, 'servers' | 'onSignal'>;
}

export interface CallConnection {
  /** Handles signals of the other browser, in their order. */
  take: (bodies: readonly string[]) => void;
  /** Restarts ICE now, then again and again until `settle`. */
  search: () => void;
  settle: () => void;
  setCamera: (track: MediaStreamTrack | null) => void;
  tell: (ours: Theirs) => void;
  close: () => void;
}

/** Connects two browsers, whose signals go through the API, and reconnects them. Rejects if the API does not answer. */
export async function connect({ callId, api, openPeer, peer: about }: Options): Promise<CallConnection> {
  let outgoing: string[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let searching: ReturnType<typeof setInterval> | undefined;
  let restartedAtMs = 0;

  const send = () => {
    gathering = undefined;
    const bodies = outgoing.splice(0);
    // If they are lost, the next restart makes a new offer.
    api.signal(callId, bodies).catch(() => undefined);
  };
  const onSignal = (signal: Signal) => {
    outgoing = [...outgoing, JSON.stringify(signal)];
    gathering ??= setTimeout(send, gatherMs);
  };
  const peer = openPeer({ ...about, servers: await api.servers(callId), onSignal });

  /** Uses the earlier servers if the API returns no new ones. */
  const restart = async () => {
    if (Date.now() - restartedAtMs < restartIntervalMs - timerToleranceMs) return;
    restartedAtMs = Date.now();
    const servers: CallServers | null = about.isCaller ? await api.servers(callId).catch(() => null) : null;
    peer.restart(servers);
  };
  const settle = () => {
    clearInterval(searching);
    searching = undefined;
  };
  return {
    take: (bodies) => {
      for (const body of bodies) {
        const signal = parseSignal(body);
        if (signal?.kind === 'restart') void restart();
        else if (signal) peer.take(signal);
      }
    },
    search: () => {
      void restart();
      searching ??= setInterval(() => void restart(), restartIntervalMs);
    },
    settle,
    setCamera: (track) => peer.setCamera(track),
    tell: (ours) => peer.tell(ours),
    close: () => {
      settle();
      clearTimeout(gathering);
      peer.close();
    },
  };
}
