import { Mp3Encoder } from '@breezystack/lamejs';

/** A tone as the recorder in the browser encodes it: mono, 24 kHz, 48 kbit/s. */
export function makeMp3(seconds: number, hertz = 440): Uint8Array<ArrayBuffer> {
  const encoder = new Mp3Encoder(1, 24_000, 48);
  const samples = Int16Array.from({ length: seconds * 24_000 }, (_, index) =>
    Math.round(8000 * Math.sin((2 * Math.PI * hertz * index) / 24_000)),
  );
  const parts = [encoder.encodeBuffer(samples), encoder.flush()].map((part) => new Uint8Array(part));
  return new Uint8Array(Buffer.concat(parts));
}
