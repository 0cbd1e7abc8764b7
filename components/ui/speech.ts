import { speechRoutes } from '@/lib/russian/speech/addresses';
import { findVoice } from './russian-voice';

/*
 * Where a sound comes from, the best first: a person's recording, the browser's Russian voice, our server's synthetic
 * one. What fails is followed by the next.
 */
export type Source = 'recording' | 'browser' | 'server';

/** How much slower than usual a recording and a browser's voice are played; our own voice knows how. */
const slowness = 0.65;
/** A learner's usual pace for the browser's voice. */
const pace = 0.9;

type Say = (text: string, slow: boolean) => Promise<void>;

const says: Record<Source, Say> = {
  recording: (text, slow) => play(speechRoutes.recording(text), slow ? slowness : 1),
  browser: sayInBrowser,
  server: (text, slow) => play(speechRoutes.speech(text, slow), 1),
};

/** One thing is heard at a time. */
let interrupt: () => void = () => undefined;

/** Settles when it was said, or when something else is. Rejects when nothing can say it. */
export async function say(text: string, sources: readonly Source[], slow: boolean): Promise<void> {
  interrupt();
  let failure: unknown;
  for (const source of sources) {
    try {
      await says[source](text, slow);
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
    utterance.rate = pace * (slow ? slowness : 1);
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
