import type { CallView } from '@/lib/chat/calls/schema';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { CallApi } from './call-api';
import type { CallPhase } from './call-phase';
import type { Peer, PeerOptions, Theirs } from './peer';

export interface CallSnapshot {
  phase: CallPhase;
  isMuted: boolean;
  /** One's own camera, if it is on; 'failed' if the browser refused it. */
  camera: MediaStreamTrack | 'failed' | null;
  remote: MediaStream | null;
  theirs: Theirs;
}

export interface CallSession {
  get: () => CallSnapshot;
  subscribe: (listener: () => void) => () => void;
  dial: (person: Partner) => Promise<void>;
  /** Accepts a ringing call. */
  take: (call: Pick<CallView, 'id' | 'person'>) => Promise<void>;
  hangUp: () => void;
  /** Called when the page is left. */
  leave: () => void;
  toggleMute: () => void;
  toggleCamera: () => Promise<void>;
  /** An event about a call has arrived; if it is another call, nothing is requested. */
  heardOf: (callId: number) => void;
  close: () => void;
}

export interface CallTools {
  tab: string;
  api: CallApi;
  openPeer: (options: PeerOptions) => Peer;
  openMicrophone: () => Promise<MediaStreamTrack>;
  openCamera: () => Promise<MediaStreamTrack>;
}

export const nobody: Theirs = { isMuted: false, hasCamera: false };
export const idle: CallSnapshot = {
  phase: { name: 'idle' },
  isMuted: false,
  camera: null,
  remote: null,
  theirs: nobody,
};
