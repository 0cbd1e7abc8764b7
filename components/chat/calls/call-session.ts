import { ApiError } from '@/lib/browser/api/fetcher';
import type { CallView } from '@/lib/chat/calls/schema';
import { isLive, nextPhase, type CallEvent, type CallPhase, type EndReason } from './call-phase';
import { idle, nobody, type CallSession, type CallSnapshot, type CallTools } from './call-snapshot';
import { connect, type CallConnection } from './connection';
import { startTimers } from './phase-timers';

/** The call of this tab: it outlives the components that show it, and ends with the page. */
export function createCallSession({
  tab,
  api,
  openPeer,
  openMicrophone,
  openCamera,
}: CallTools): CallSession {
  let snapshot = idle;
  let microphone: MediaStreamTrack | null = null;
  let connection: CallConnection | null = null;
  let known = 0;
  let isSyncing = false;
  let isWanted = false;
  let stopTimers = (): void => undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<CallSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function happen(event: CallEvent) {
    const before = snapshot.phase;
    const phase = nextPhase(before, event);
    if (phase === before) return;
    change({ phase });
    if (phase.name !== before.name) enter(phase);
  }

  function enter(phase: CallPhase) {
    stopTimers();
    stopTimers = startTimers(phase, { onSync: () => void sync(), onDeadline: giveUp });
    if (phase.name === 'connecting') void open(phase.callId);
    if (phase.name === 'reconnecting') connection?.search();
    if (phase.name === 'talking') {
      connection?.settle();
      void sync();
    }
    if (!isLive(phase)) release();
  }

  function release() {
    connection?.close();
    connection = null;
    microphone?.stop();
    microphone = null;
    if (snapshot.camera instanceof Object) snapshot.camera.stop();
    known = 0;
    change({ isMuted: false, camera: null, remote: null, theirs: nobody });
  }

  /** Ends the call here, and for the other person. */
  function giveUp(reason: EndReason, sentence?: string) {
    const id = callId();
    happen({ type: 'given_up', reason, ...(sentence !== undefined && { sentence }) });
    if (id !== null) api.end(id).catch(() => undefined);
  }

  /** The id of the call while it lasts. */
  const callId = () => {
    const { phase } = snapshot;
    return phase.name === 'idle' || phase.name === 'ended' ? null : phase.callId;
  };

  async function prepare(place: () => Promise<CallView>) {
    const { phase } = snapshot;
    const isStill = () => snapshot.phase === phase;
    const opened = await openMicrophone().catch(() => null);
    if (!isStill()) opened?.stop();
    else if (!opened) happen({ type: 'given_up', reason: 'microphone' });
    else {
      microphone = opened;
      await begin(place, isStill);
    }
  }

  async function begin(place: () => Promise<CallView>, isStill: () => boolean) {
    try {
      const call = await place();
      if (isStill()) happen({ type: 'synced', call, tab });
      else api.end(call.id).catch(() => undefined);
    } catch (error) {
      const sentence = error instanceof ApiError ? error.message : '';
      if (isStill()) happen({ type: 'given_up', reason: 'refused', sentence });
    }
  }

  async function open(id: number) {
    const isStill = () => callId() === id && isLive(snapshot.phase);
    if (!microphone) return;
    try {
      const { call } = await api.sync(id, { is_connected: false, after: known });
      const opened = await connect({
        callId: id,
        api,
        openPeer,
        peer: {
          isCaller: call.mine,
          microphone,
          onConnected: () => happen({ type: 'connected', atMs: Date.now() }),
          onLost: () => happen({ type: 'lost' }),
          onRemote: (remote) => change({ remote }),
          onTheirs: (theirs) => change({ theirs }),
        },
      });
      if (!isStill()) {
        opened.close();
        return;
      }
      connection = opened;
      tell();
      void sync();
    } catch {
      if (isStill()) giveUp('failed');
    }
  }

  /** One request at a time; a wish during a request causes one more after it. */
  async function sync(): Promise<void> {
    isWanted = true;
    if (isSyncing) return;
    isSyncing = true;
    while (isWanted) {
      isWanted = false;
      await ask().catch(() => undefined);
    }
    isSyncing = false;
  }

  async function ask() {
    const id = callId();
    if (id === null || snapshot.phase.name === 'preparing') return;
    const { call, signals } = await api.sync(id, {
      is_connected: snapshot.phase.name === 'talking',
      after: known,
    });
    if (callId() !== id) return;
    happen({ type: 'synced', call, tab });
    if (!connection) return;
    known = signals.at(-1)?.id ?? known;
    connection.take(signals.map(({ body }) => body));
  }

  const tell = () =>
    connection?.tell({ isMuted: snapshot.isMuted, hasCamera: snapshot.camera instanceof Object });

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dial: async (person) => {
      if (isLive(snapshot.phase)) return;
      happen({ type: 'dialled', person });
      await prepare(async () => api.start(person.id));
    },
    take: async ({ id, person }) => {
      if (isLive(snapshot.phase)) return;
      happen({ type: 'taken', person, callId: id });
      await prepare(async () => api.accept(id));
    },
    hangUp: () => {
      const { name } = snapshot.phase;
      giveUp(name === 'talking' || name === 'reconnecting' ? 'completed' : 'cancelled');
    },
    leave: () => {
      const id = callId();
      happen({ type: 'given_up', reason: 'completed' });
      if (id !== null) api.endAtOnce(id);
    },
    toggleMute: () => {
      if (!microphone) return;
      microphone.enabled = snapshot.isMuted;
      change({ isMuted: !snapshot.isMuted });
      tell();
    },
    toggleCamera: async () => {
      const { phase, camera } = snapshot;
      if (camera instanceof Object) camera.stop();
      const next = camera instanceof Object ? null : await openCamera().catch(() => 'failed' as const);
      if (!isLive(snapshot.phase) || !isLive(phase)) {
        if (next instanceof Object) next.stop();
        return;
      }
      change({ camera: next });
      connection?.setCamera(next instanceof Object ? next : null);
      tell();
    },
    heardOf: (id) => {
      if (callId() === id) void sync();
    },
    close: () => happen({ type: 'closed' }),
  };
}
