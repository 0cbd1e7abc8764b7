import type { CallServers } from '@/lib/chat/calls/schema';
import type { Signal } from './signal';
import { watchSound } from './watch-sound';

/** What the other one's side shows; it travels beside the sound. */
export interface Theirs {
  isMuted: boolean;
  hasCamera: boolean;
}

export interface PeerOptions {
  isCaller: boolean;
  servers: CallServers;
  microphone: MediaStreamTrack;
  onSignal: (signal: Signal) => void;
  onConnected: () => void;
  onLost: () => void;
  onRemote: (stream: MediaStream) => void;
  onTheirs: (theirs: Theirs) => void;
}

export interface Peer {
  take: (signal: Signal) => void;
  /** Looks for a way anew, with fresh servers where the caller has them. */
  restart: (servers: CallServers | null) => void;
  setCamera: (track: MediaStreamTrack | null) => void;
  tell: (ours: Theirs) => void;
  close: () => void;
}

const configOf = ({ ice_servers: iceServers, relay_only: relayOnly }: CallServers): RTCConfiguration => ({
  iceServers,
  iceTransportPolicy: relayOnly ? 'relay' : 'all',
  bundlePolicy: 'max-bundle',
});

/**
 * The connection to the other browser. Sound and picture have a line each from the beginning, so that a camera is turned on
 * and off without a new agreement; all offers are the caller's.
 */
export function openPeer(options: PeerOptions): Peer {
  const { isCaller, microphone, onSignal } = options;
  const connection = new RTCPeerConnection(configOf(options.servers));
  const beside = connection.createDataChannel('state', { negotiated: true, id: 0 });
  const remote = new MediaStream();
  const early: RTCIceCandidateInit[] = [];
  let ours: Theirs = { isMuted: false, hasCamera: false };
  let camera: MediaStreamTrack | null = null;
  let picture: RTCRtpSender | null = null;
  let number = 0;
  /** Signals are worked off one after the other. */
  let work = Promise.resolve();
  const then = (next: () => Promise<void>) => {
    work = work.then(next).catch(() => undefined);
  };

  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    options.onRemote(remote);
  });
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) onSignal({ kind: 'candidate', candidate: candidate.toJSON() });
  });
  const stopWatching = watchSound(connection, options);
  const tell = () => {
    if (beside.readyState === 'open') beside.send(JSON.stringify(ours));
  };
  beside.addEventListener('open', tell);
  beside.addEventListener('message', ({ data }: MessageEvent<unknown>) => options.onTheirs(theirsOf(data)));

  async function offer(iceRestart: boolean) {
    number += 1;
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }));
    onSignal({ kind: 'offer', number, sdp: connection.localDescription?.sdp ?? '' });
  }

  async function answer(theirNumber: number, sdp: string) {
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await joinLines();
    await connection.setLocalDescription(await connection.createAnswer());
    onSignal({ kind: 'answer', number: theirNumber, sdp: connection.localDescription?.sdp ?? '' });
    await takeEarly();
  }

  /** The lines of the first offer carry this side too. */
  async function joinLines() {
    if (picture) return;
    const [sound, sight] = connection.getTransceivers();
    for (const line of [sound, sight]) if (line) line.direction = 'sendrecv';
    picture = sight?.sender ?? null;
    await sound?.sender.replaceTrack(microphone);
    await picture?.replaceTrack(camera);
  }

  async function takeEarly() {
    for (const candidate of early.splice(0))
      await connection.addIceCandidate(candidate).catch(() => undefined);
  }

  async function take(signal: Signal) {
    if (signal.kind === 'candidate') {
      early.push(signal.candidate);
      if (connection.remoteDescription) await takeEarly();
    } else if (signal.kind === 'offer' && !isCaller) await answer(signal.number, signal.sdp);
    else if (signal.kind === 'answer' && signal.number === number) {
      await connection.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
      await takeEarly();
    }
  }

  if (isCaller) {
    connection.addTransceiver(microphone, { direction: 'sendrecv' });
    picture = connection.addTransceiver('video', { direction: 'sendrecv' }).sender;
    then(async () => offer(false));
  }
  return {
    take: (signal) => then(async () => take(signal)),
    restart: (servers) => {
      if (!isCaller) onSignal({ kind: 'restart' });
      else
        then(async () => {
          if (servers) connection.setConfiguration(configOf(servers));
          await offer(true);
        });
    },
    setCamera: (track) => {
      camera = track;
      then(async () => picture?.replaceTrack(track));
    },
    tell: (next) => {
      ours = next;
      tell();
    },
    close: () => {
      stopWatching();
      connection.close();
    },
  };
}

function theirsOf(data: unknown): Theirs {
  const read: unknown = typeof data === 'string' && data.length < 200 ? JSON.parse(data) : null;
  const { isMuted, hasCamera }: Partial<Record<string, unknown>> = { ...(typeof read === 'object' && read) };
  return { isMuted: isMuted === true, hasCamera: hasCamera === true };
}
