import { Mp3Encoder } from '@breezystack/lamejs';
import { sampleRateHz } from './sample-rate';

/** Speech needs no more; two minutes are 720 kB. */
const kbitPerSecond = 48;
/** Of a frame of MPEG-2, Layer III, which has the sample rates below 32 kHz. */
const samplesPerFrame = 576;
/** Whole frames, some at a time. */
const samplesAtOnce = samplesPerFrame * 100;

/** Encodes what it is sent, mono, as MP3. */
self.addEventListener('message', ({ data }: MessageEvent<Int16Array>) => {
  const encoder = new Mp3Encoder(1, sampleRateHz, kbitPerSecond);
  const parts: BlobPart[] = [];
  for (let start = 0; start < data.length; start += samplesAtOnce)
    parts.push(new Uint8Array(encoder.encodeBuffer(data.subarray(start, start + samplesAtOnce))));
  parts.push(new Uint8Array(encoder.flush()));
  self.postMessage(new Blob(parts, { type: 'audio/mpeg' }));
});
