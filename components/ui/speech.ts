import { speechRoutes } from '@/lib/russian/speech/addresses';
import { findVoice } from './russian-voice';

/*
 * Sources of a sound, the best first: a person's recording, the browser's Russian voice, our server's synthetic
 * voice. After a failure the next one is tried.
 */
export type Source = 'recording' | 'browser' | 'server';

/** The factor of slow playback for recordings and the browser's voice; the server's voice has slow sounds of its own. */
const slowRate = 0.65;
/** The playback rate of the browser's voice for learners. */
const usualRate = 0.9;

type Speak = (text: string, slow: boolean) => Promise<void>;

const speakers: Record<Source, Speak> = {
  recording: (text, slow) => play(speechRoutes.recording(text), slow ? slowRate : 1),
  browser: sayInBrowser,
  server: (text, slow) => play(speechRoutes.speech(text, slow), 1),
};

/** Stops the current sound: only one is played at a time. */
let interrupt: () => void = () => undefined;

/** Resolves when the sound has ended or was interrupted. Rejects when no source can play it. */
export async function say(text: string, sources: readonly Source[], slow: boolean): Promise<void> {
  interrupt();
  let failure: unknown;
  for (const source of sources) {
    try {
      await speakers[source](text, slow);
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function play(address: string, rate: number): Promise<void> {
  return new Promise((settle, fail) => {
    const audio = new Audio(address);
    audio.defaultPlaybackRate = audio.playbackRate = rate;
    audio.addEventListener('ended', () => settle());
    audio.addEventListener('error', () => fail(new Error('This sound cannot be played.')));
    interrupt = () => {
      settle();
      audio.pause();
    };
    audio.play().catch(fail);
  });
}

function sayInBrowser(text: string, slow: boolean): Promise<void> {
  return new Promise((settle, fail) => {
    const utterance = new SpeechSynthesisUtterance(text.replaceAll('\u0301', ''));
    utterance.lang = 'ru-RU';
    utterance.voice = findVoice() ?? null;
    utterance.rate = usualRate * (slow ? slowRate : 1);
    utterance.addEventListener('end', () => settle());
    utterance.addEventListener('error', ({ error }) => fail(new Error(error)));
    interrupt = () => {
      settle();
      speechSynthesis.cancel();
    };
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
