import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { logError } from '@/lib/platform/log';
import { createSoundStore, type SoundStore } from './inside/sound-store';
import { createSpeaker, type Speaker } from './inside/speaker';
import type { SpeechQuery } from './schema';

/** Part of every name in the store: another voice or pace makes other sounds. */
const voice = 'espeak-ng ru 1';
/** Words per minute. */
const paces = { normal: 140, slow: 85 };
/** New sounds in five minutes, per caller; one a second is more than anybody listens to. */
const mostNewSounds = 300;
/** Of the places in the speaker's queue: a word can do without its stress, but a sentence without its sound is nothing. */
const mostTranscribing = 20;
let transcribing = 0;
/** About 2,500 phrases. */
const mostBytes = 250_000_000;

const place = globalThis as { govorimSpeaker?: Speaker };

/** The speaking process of this one: Next bundles this module more than once. */
export function getSpeaker(): Speaker {
  place.govorimSpeaker ??= createSpeaker({
    startMs: 20_000,
    answerMs: 5_000,
    // A class that hears the same lesson after a rest: sixty sentences, one after the other.
    waitMs: 30_000,
    idleMs: 5 * 60_000,
    maxWaiting: 200,
  });
  return place.govorimSpeaker;
}

/** Who asks for a sound: new ones are counted per account, else per address. */
export interface Listener {
  viewer: { id: number } | null;
  address: string;
}

let store: SoundStore | undefined;
/** Sounds that are being made: whoever wants the same waits for it. */
const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A synthetic voice as a WAV file, named by its content. Throws AppError: 'too_many_requests', 'busy', 'unavailable'. */
export async function getSpeech(listener: Listener, { text, slow }: SpeechQuery): Promise<File> {
  const pace = slow ? paces.slow : paces.normal;
  const name = createHash('sha256').update(`${voice}\0${pace}\0${text}`).digest('hex');
  const sounds = (store ??= createSoundStore(path.join(getEnv().DATA_DIR, 'speech'), mostBytes));
  const known = await sounds.find(`${name}.wav`);
  if (known) return fileOf(name, known);
  const made = making.get(name) ?? begin(listener, name, { text, pace }, sounds);
  return fileOf(name, await made);
}

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], name, { type: 'audio/wav' });

function begin(
  listener: Listener,
  name: string,
  asked: { text: string; pace: number },
  sounds: SoundStore,
): Promise<Uint8Array<ArrayBuffer>> {
  limit(listener);
  const work = make(asked).then(async (sound) => {
    await sounds.keep(`${name}.wav`, sound).catch((error: unknown) => logError(error, { part: 'speech' }));
    return sound;
  });
  making.set(name, work);
  const done = () => making.delete(name);
  work.then(done, done);
  return work;
}

async function make(asked: { text: string; pace: number }): Promise<Uint8Array<ArrayBuffer>> {
  const { sound } = await getSpeaker().ask({ kind: 'sound', ...asked });
  if (!sound) throw new AppError('unavailable');
  return new Uint8Array(sound);
}

/**
 * How words are said, in IPA; null when the voice does not tell. Throws AppError: 'too_many_requests', 'busy',
 * 'unavailable'.
 */
export async function getPhonemes(listener: Listener, words: string[]): Promise<string[] | null> {
  limit(listener);
  if (transcribing >= mostTranscribing) throw new AppError('busy', { retryAfter: 2 });
  transcribing += 1;
  try {
    const { phonemes } = await getSpeaker().ask({ kind: 'phonemes', words });
    return phonemes ?? null;
  } finally {
    transcribing -= 1;
  }
}

function limit({ viewer, address }: Listener): void {
  const { waitSeconds } = countCall(`speech:${viewer ? viewer.id : addressBlock(address)}`, mostNewSounds);
  if (waitSeconds > 0)
    throw new AppError('too_many_requests', { retryAfter: waitSeconds, values: { seconds: waitSeconds } });
}
