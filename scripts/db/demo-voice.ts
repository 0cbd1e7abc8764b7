import { Mp3Encoder } from '@breezystack/lamejs';
import { getSpeaker } from '@/lib/russian/speech/service';

const wordsPerMinute = 140;
const kbitPerSecond = 48;
/** The header of a WAV file with one format and one block of samples. */
const wav = { sampleRate: 24, samples: 44 } as const;

/** A voice note of the demonstration: the synthetic voice says a text, with stress marks; as MP3. Null where there is no voice. */
export async function speakDemo(text: string): Promise<Uint8Array | null> {
  const spoken = await getSpeaker()
    .ask({ kind: 'sound', text, wordsPerMinute })
    .catch(() => null);
  if (!spoken?.sound) return null;
  const { buffer, byteOffset, byteLength } = spoken.sound;
  const sampleRateHz = new DataView(buffer, byteOffset).getUint32(wav.sampleRate, true);
  const start = byteOffset + wav.samples;
  const samples = new Int16Array(buffer.slice(start, start + ((byteLength - wav.samples) & ~1)));
  const encoder = new Mp3Encoder(1, sampleRateHz, kbitPerSecond);
  // The encoder gives signed bytes, whatever its types say.
  return Buffer.concat([encoder.encodeBuffer(samples), encoder.flush()].map((part) => Buffer.from(part)));
}
