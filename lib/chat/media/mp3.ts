/*
 * Reads an MP3 file frame by frame (ISO/IEC 11172-3 and 13818-3, Layer III). Nothing is decoded: whole frames of sound are
 * kept in their order, tags are dropped.
 */

export interface Sound {
  /** The frames without tags. */
  frames: Uint8Array<ArrayBuffer>;
  durationMs: number;
}

interface Frame {
  bytes: number;
  samples: number;
  sampleRateHz: number;
  /** The properties that all frames of a sound share: version, sample rate and number of channels. */
  format: string;
  /** Bytes of header, checksum and side information before the sound. */
  sideBytes: number;
}

/** The sound of a file; null unless it is an MP3 with at least one frame of sound. */
export function readMp3(file: Uint8Array): Sound | null {
  const start = afterTags(file);
  const first = frameAt(file, start);
  if (!first) return null;
  const soundStart = isInfo(file, start, first) ? start + first.bytes : start;
  let [end, samples] = [soundStart, 0];
  for (let frame = frameAt(file, end); frame?.format === first.format; frame = frameAt(file, end)) {
    end += frame.bytes;
    samples += frame.samples;
  }
  if (samples === 0) return null;
  return {
    frames: new Uint8Array(file.subarray(soundStart, end)),
    durationMs: Math.round((samples * 1000) / first.sampleRateHz),
  };
}

/** Offset of the first byte after the ID3v2 tags. */
function afterTags(file: Uint8Array): number {
  let place = 0;
  while (isText(file, place, 'ID3')) {
    const sizes = file.subarray(place + 6, place + 10);
    // Each size byte holds seven bits; the header has ten more bytes, and so has the footer, if there is one.
    const size = sizes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    const hasFooter = ((file[place + 5] ?? 0) & 0x10) !== 0;
    place += 10 + size + (hasFooter ? 10 : 0);
  }
  return place;
}

const isText = (file: Uint8Array, place: number, text: string) =>
  Array.from({ length: text.length }, (_, index) => file[place + index] === text.codePointAt(index)).every(
    Boolean,
  );

const bitRatesKbitPerSecond = {
  /** MPEG-1, Layer III. */
  full: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  /** MPEG-2 and 2.5, Layer III. */
  half: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Indexed by the two bits of the version; 1 is reserved. */
const sampleRatesHz = [[11_025, 12_000, 8000], null, [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];

/** The frame that begins at an offset; null when there is no complete one. */
function frameAt(file: Uint8Array, place: number): Frame | null {
  const frame = frameOf(file.subarray(place, place + 4));
  return frame && place + frame.bytes <= file.length ? frame : null;
}

/** The frame that a header of four bytes describes; null when they are no header. */
function frameOf([sync = 0, version = 0, rates = 0, mode = 0]: Uint8Array): Frame | null {
  const isLayer3 = sync === 0xff && (version & 0xe6) === 0xe2;
  const rate = rateOf((version >> 3) & 3, rates);
  if (!isLayer3 || !rate) return null;
  const { isFull, sampleRateHz, kbitPerSecond } = rate;
  const samples = isFull ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const isMono = mode >> 6 === 3;
  const checksumBytes = (version & 1) === 0 ? 2 : 0;
  return {
    bytes: Math.floor((samples * kbitPerSecond * 125) / sampleRateHz) + padding,
    samples,
    sampleRateHz,
    format: `${isFull} ${sampleRateHz} ${isMono}`,
    sideBytes: 4 + checksumBytes + sideInfoBytes(isFull, isMono),
  };
}

function rateOf(version: number, rates: number) {
  const isFull = version === 3;
  const sampleRateHz = sampleRatesHz[version]?.[(rates >> 2) & 3];
  const kbitPerSecond = bitRatesKbitPerSecond[isFull ? 'full' : 'half'][(rates >> 4) - 1];
  return sampleRateHz === undefined || kbitPerSecond === undefined
    ? null
    : { isFull, sampleRateHz, kbitPerSecond };
}

function sideInfoBytes(isFull: boolean, isMono: boolean): number {
  if (isFull) return isMono ? 17 : 32;
  return isMono ? 9 : 17;
}

/** Whether a frame holds facts about the file instead of sound; many encoders write one first. */
function isInfo(file: Uint8Array, place: number, { sideBytes }: Frame): boolean {
  const isXing = ['Xing', 'Info'].some((name) => isText(file, place + sideBytes, name));
  return isXing || isText(file, place + 36, 'VBRI');
}
