import { maxVoiceSeconds } from '@/lib/chat/media/limits';
import { toMono } from './pcm';
import { RecordingError } from './record';
import { sampleRateHz } from './sample-rate';

export interface Encoded {
  file: Blob;
  durationMs: number;
}

/** Encodes a recording of the browser as MP3, in a worker. Rejects with RecordingError('broken'). */
export async function encodeVoice(recorded: Blob): Promise<Encoded> {
  try {
    // The decoder resamples to the rate of its context.
    const context = new OfflineAudioContext(1, 1, sampleRateHz);
    const sound = await context.decodeAudioData(await recorded.arrayBuffer());
    const mono = toMono(sound, maxVoiceSeconds * sampleRateHz);
    if (mono.length === 0) throw new RecordingError('broken');
    const durationMs = Math.round((mono.length * 1000) / sampleRateHz);
    return { file: await encode(mono), durationMs };
  } catch (cause) {
    throw cause instanceof RecordingError ? cause : new RecordingError('broken', cause);
  }
}

function encode(mono: Int16Array<ArrayBuffer>): Promise<Blob> {
  const worker = new Worker(new URL('./encode.worker.ts', import.meta.url));
  return new Promise<Blob>((settle, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => settle(data));
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(mono, [mono.buffer]);
  }).finally(() => worker.terminate());
}
