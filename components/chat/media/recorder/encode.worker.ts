import { Mp3Encoder } from '@breezystack/lamejs';
import { sampleRateHz } from './sample-rate';

/** Speech needs no more; two minutes are 720 kB. */
const kilobits = 48;
/** Whole frames, some at a time. */
const samplesAtOnce = 576 * 100;

/** Encodes what it is sent, mono, as MP3. */
self.addEventListener('message', ({ data }: MessageEvent<Int16Array>) => {
  const encoder = new Mp3Encoder(1, sampleRateHz, kilobits);
  const parts: BlobPart[] = [];
  for (let start = 0; start < data.length; start += samplesAtOnce)
    parts.push(new Uint8Array(encoder.encodeBuffer(data.subarray(start, start + samplesAtOnce))));
  parts.push(new Uint8Array(encoder.flush()));
  self.postMessage(new Blob(parts, { type: 'audio/mpeg' }));
});
