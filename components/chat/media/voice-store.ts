/** The voice note that is playing in the chat: one at a time, also while its bubble is not visible. */
export interface Playing {
  /** Null when there is none. */
  src: string | null;
  isPlaying: boolean;
  atMs: number;
  hasFailed: boolean;
}

const nothing: Playing = { src: null, isPlaying: false, atMs: 0, hasFailed: false };
/** For learners: slower than it was spoken. */
const slowRate = 0.75;

let playing = nothing;
let isSlow = false;
let audio: HTMLAudioElement | null = null;
const listeners = new Set<() => void>();

export const getPlaying = () => playing;
export const getSlow = () => isSlow;

export function subscribeVoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: Partial<Playing>): void {
  playing = { ...playing, ...next };
  for (const listener of listeners) listener();
}

/** Plays a voice note from a position, instead of any other. */
export function playVoice(src: string, fromMs: number): void {
  const sound = audioOf(src);
  sound.currentTime = fromMs / 1000;
  change({ src, isPlaying: true, atMs: fromMs, hasFailed: false });
  sound.play().catch((error: unknown) => {
    // One that is stopped before it has started has not failed.
    const isStopped = error instanceof DOMException && error.name === 'AbortError';
    if (sound === audio && !isStopped) change({ isPlaying: false, hasFailed: true });
  });
}

export function pauseVoice(): void {
  audio?.pause();
  change({ isPlaying: false });
}

export function seekVoice(src: string, toMs: number): void {
  const sound = audioOf(src);
  sound.currentTime = toMs / 1000;
  change({ src, atMs: toMs });
}

export function setSlow(is: boolean): void {
  isSlow = is;
  if (audio) audio.playbackRate = is ? slowRate : 1;
  change({});
}

export function stopVoice(): void {
  audio?.pause();
  audio = null;
  change(nothing);
}

function audioOf(src: string): HTMLAudioElement {
  if (audio && playing.src === src && !playing.hasFailed) return audio;
  audio?.pause();
  const sound = new Audio(src);
  audio = sound;
  sound.defaultPlaybackRate = sound.playbackRate = isSlow ? slowRate : 1;
  const about = (name: string, next: () => Partial<Playing>) =>
    sound.addEventListener(name, () => {
      if (sound === audio) change(next());
    });
  about('timeupdate', () => ({ atMs: sound.currentTime * 1000 }));
  about('pause', () => ({ isPlaying: false }));
  about('ended', () => ({ isPlaying: false, atMs: 0 }));
  about('error', () => ({ isPlaying: false, hasFailed: true }));
  change({ ...nothing, src });
  return sound;
}
