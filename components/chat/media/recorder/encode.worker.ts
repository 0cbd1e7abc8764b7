import { Mp3Encoder } from '@breezystack/lamejs';
import { sampleRateHz } from './sample-rate';

/** Enough for speech; two minutes are 720 kB. */
const kbitPerSecond = 48;
/** Samples of one frame of MPEG-2, Layer III, which has the sample rates below 32 kHz. */
const samplesPerFrame = 576;
/** Samples encoded in one step: whole frames. */
const samplesAtOnce = samplesPerFrame * 100;

/** Encodes the mono samples of a message as MP3. */
self.addEventListener('message', ({ data }: MessageEvent<Int16Array>) => {
  const encoder = new Mp3Encoder(1, sampleRateHz, kbitPerSecond);
  const parts: BlobPart[] = [];
  for (let start = 0; start < data.length; start += samplesAtOnce)
    parts.push(new Uint8Array(encoder.encodeBuffer(data.subarray(start, start + samplesAtOnce))));
  parts.push(new Uint8Array(encoder.flush()));
  self.postMessage(new Blob(parts, { type: 'audio/mpeg' }));
});
