import type { CallServers } from '@/lib/chat/calls/schema';
import type { Signal } from './signal';
import { watchSound } from './watch-sound';

/** State that one side sends over a data channel, for the other to show. */
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
  /** Restarts ICE, with new servers if the caller has received some. */
  restart: (servers: CallServers | null) => void;
  setCamera: (track: MediaStreamTrack | null) => void;
  tell: (ours: Theirs) => void;
  close: () => void;
}

const maxStateCharacters = 200;

const configOf = ({ ice_servers: iceServers, relay_only: relayOnly }: CallServers): RTCConfiguration => ({
  iceServers,
  iceTransportPolicy: relayOnly ? 'relay' : 'all',
  bundlePolicy: 'max-bundle',
});

/**
 * The WebRTC connection to the other browser. Audio and video have a transceiver each from the beginning, so that a camera is
 * turned on and off without renegotiation; only the caller makes offers.
 */
export function openPeer(options: PeerOptions): Peer {
  const { isCaller, microphone, onSignal } = options;
  const connection = new RTCPeerConnection(configOf(options.servers));
  const stateChannel = connection.createDataChannel('state', { negotiated: true, id: 0 });
  const remote = new MediaStream();
  const pendingCandidates: RTCIceCandidateInit[] = [];
  let ours: Theirs = { isMuted: false, hasCamera: false };
  let camera: MediaStreamTrack | null = null;
  let videoSender: RTCRtpSender | null = null;
  let offerNumber = 0;
  /** Signals are handled one at a time. */
  let work = Promise.resolve();
  const enqueue = (next: () => Promise<void>) => {
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
    if (stateChannel.readyState === 'open') stateChannel.send(JSON.stringify(ours));
  };
  stateChannel.addEventListener('open', tell);
  stateChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    options.onTheirs(theirsOf(data)),
  );

  async function offer(iceRestart: boolean) {
    offerNumber += 1;
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }));
    onSignal({ kind: 'offer', number: offerNumber, sdp: connection.localDescription?.sdp ?? '' });
  }

  async function answer(theirNumber: number, sdp: string) {
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await attachTracks();
    await connection.setLocalDescription(await connection.createAnswer());
    onSignal({ kind: 'answer', number: theirNumber, sdp: connection.localDescription?.sdp ?? '' });
    await addPendingCandidates();
  }

  /** The transceivers of the first offer also carry the tracks of this side. */
  async function attachTracks() {
    if (videoSender) return;
    const [audio, video] = connection.getTransceivers();
    for (const transceiver of [audio, video]) if (transceiver) transceiver.direction = 'sendrecv';
    videoSender = video?.sender ?? null;
    await audio?.sender.replaceTrack(microphone);
    await videoSender?.replaceTrack(camera);
  }

  async function addPendingCandidates() {
    for (const candidate of pendingCandidates.splice(0))
      await connection.addIceCandidate(candidate).catch(() => undefined);
  }

  async function take(signal: Signal) {
    if (signal.kind === 'candidate') {
      pendingCandidates.push(signal.candidate);
      if (connection.remoteDescription) await addPendingCandidates();
    } else if (signal.kind === 'offer' && !isCaller) await answer(signal.number, signal.sdp);
    else if (signal.kind === 'answer' && signal.number === offerNumber) {
      await connection.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
      await addPendingCandidates();
    }
  }

  if (isCaller) {
    connection.addTransceiver(microphone, { direction: 'sendrecv' });
    videoSender = connection.addTransceiver('video', { direction: 'sendrecv' }).sender;
    enqueue(async () => offer(false));
  }
  return {
    take: (signal) => enqueue(async () => take(signal)),
    restart: (servers) => {
      if (!isCaller) onSignal({ kind: 'restart' });
      else
        enqueue(async () => {
          if (servers) connection.setConfiguration(configOf(servers));
          await offer(true);
        });
    },
    setCamera: (track) => {
      camera = track;
      enqueue(async () => videoSender?.replaceTrack(track));
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
  const read = typeof data === 'string' && data.length < maxStateCharacters ? readJson(data) : null;
  const { isMuted, hasCamera }: Partial<Record<string, unknown>> = { ...(typeof read === 'object' && read) };
  return { isMuted: isMuted === true, hasCamera: hasCamera === true };
}

/** Null unless it is JSON: another browser may send anything. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
