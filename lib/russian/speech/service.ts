import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import pLimit from 'p-limit';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { logError } from '@/lib/platform/log';
import { minuteMs } from '@/lib/platform/time/units';
import { createSoundStore, type SoundStore } from './inside/sound-store';
import { createSpeaker, type Speaker } from './inside/speaker';
import type { SpeechQuery } from './schema';

/** Part of every name in the store, because another voice makes other sounds. */
const voice = 'espeak-ng ru 1';
const wordsPerMinuteAt = { normal: 140, slow: 85 };
/** New sounds per caller in five minutes; one a second is more than anybody listens to. */
const maxNewSounds = 300;
/** Places in the speaker's queue that transcriptions may take: sounds matter more than guessed stress marks. */
const limitTranscribing = pLimit(20);
/** Enough for about 2,500 phrases. */
const maxStoreBytes = 250_000_000;

const globals = globalThis as { govorimSpeaker?: Speaker };

/** One speech process per server process, on globalThis: Next bundles this module more than once. */
export function getSpeaker(): Speaker {
  globals.govorimSpeaker ??= createSpeaker({
    startMs: 20_000,
    answerMs: 5_000,
    // Long enough for sixty sentences in a row: a class that opens the same lesson after a break.
    waitMs: 30_000,
    idleMs: 5 * minuteMs,
    maxWaiting: 200,
  });
  return globals.govorimSpeaker;
}

/** The caller, for rate limits: new sounds are counted per account, without an account per address. */
export interface Listener {
  viewer: { id: number } | null;
  address: string;
}

let store: SoundStore | undefined;
/** Sounds that are being made, so that concurrent calls share one (single flight). */
const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A synthetic voice as a WAV file, named by its content. Throws AppError: 'too_many_requests', 'busy', 'unavailable'. */
export async function getSpeech(listener: Listener, { text, slow }: SpeechQuery): Promise<File> {
  const wordsPerMinute = slow ? wordsPerMinuteAt.slow : wordsPerMinuteAt.normal;
  const name = createHash('sha256').update(`${voice}\0${wordsPerMinute}\0${text}`).digest('hex');
  const sounds = (store ??= createSoundStore(path.join(getEnv().DATA_DIR, 'speech'), maxStoreBytes));
  const known = await sounds.find(`${name}.wav`);
  if (known) return fileOf(name, known);
  const made = inFlight.get(name) ?? startSpeech(listener, name, { text, wordsPerMinute }, sounds);
  return fileOf(name, await made);
}

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], name, { type: 'audio/wav' });

function startSpeech(
  listener: Listener,
  name: string,
  asked: { text: string; wordsPerMinute: number },
  sounds: SoundStore,
): Promise<Uint8Array<ArrayBuffer>> {
  limit(listener);
  const work = make(asked).then(async (sound) => {
    await sounds.keep(`${name}.wav`, sound).catch((error: unknown) => logError(error, { part: 'speech' }));
    return sound;
  });
  inFlight.set(name, work);
  const done = () => inFlight.delete(name);
  work.then(done, done);
  return work;
}

async function make(asked: { text: string; wordsPerMinute: number }): Promise<Uint8Array<ArrayBuffer>> {
  const { sound } = await getSpeaker().ask({ kind: 'sound', ...asked });
  if (!sound) throw new AppError('unavailable');
  return new Uint8Array(sound);
}

/**
 * The pronunciation of words in IPA; null when the voice gives none. Throws AppError: 'too_many_requests', 'busy',
 * 'unavailable'.
 */
export async function getPhonemes(listener: Listener, words: string[]): Promise<string[] | null> {
  limit(listener);
  const { activeCount, pendingCount, concurrency } = limitTranscribing;
  if (activeCount + pendingCount >= concurrency) throw new AppError('busy', { retryAfterSeconds: 2 });
  const { phonemes } = await limitTranscribing(() => getSpeaker().ask({ kind: 'phonemes', words }));
  return phonemes ?? null;
}

function limit({ viewer, address }: Listener): void {
  const { waitSeconds } = countCall(`speech:${viewer ? viewer.id : addressBlock(address)}`, maxNewSounds);
  if (waitSeconds > 0)
    throw new AppError('too_many_requests', {
      retryAfterSeconds: waitSeconds,
      values: { seconds: waitSeconds },
    });
}
