import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMp3 } from '@/lib/chat/media/mp3';
import { makeMp3 } from '@/tests/support/mp3';

const voice = makeMp3(2);
const bytes = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );

/** An ID3v2 tag with this content. */
const id3 = (content: string, flags = 0) =>
  bytes('ID3\x04\x00', new Uint8Array([flags, 0, 0, content.length >> 7, content.length & 127]), content);

/** A frame of silence: MPEG-1, Layer III, mono, 44.1 kHz, 64 kbit/s. */
function frame(header = [0xff, 0xfb, 0x50, 0xc0], size = 208) {
  return bytes(new Uint8Array(header), new Uint8Array(size - 4));
}

describe('a voice note', () => {
  it('of two seconds lasts two seconds, and is kept as it is', () => {
    const sound = readMp3(voice);
    expect(sound?.durationMs).toBeGreaterThanOrEqual(2000);
    expect(sound?.durationMs).toBeLessThan(2150);
    expect(sound?.frames).toEqual(voice);
  });

  it('loses the tags in front of it, also two of them and one with a footer', () => {
    const tagged = bytes(id3('Anna, Kazan'), id3('more', 0x10), '3DI0123456', voice);
    expect(readMp3(tagged)?.frames).toEqual(voice);
  });

  it.each([
    ['an ID3v1 tag', `TAG${'x'.repeat(125)}`],
    ['an APE tag', `APETAGEX${'y'.repeat(60)}`],
    ['a page of the web', '<script>alert(1)</script>'],
    ['half a frame', Buffer.from(voice.subarray(0, 100)).toString('latin1')],
  ])('loses %s behind it', (_, rest) => {
    expect(readMp3(bytes(voice, rest))?.frames).toEqual(voice);
  });

  it.each([
    ['Xing', 4 + 17],
    ['Info', 4 + 17],
    ['VBRI', 36],
  ])('loses the frame with facts about the file (%s)', (name, place) => {
    const info = frame();
    info.set(Buffer.from(name), place);
    expect(readMp3(bytes(info, frame(), frame()))).toEqual({
      frames: bytes(frame(), frame()),
      durationMs: 52,
    });
    expect(readMp3(info)).toBeNull();
  });

  it('ends where frames of another kind begin', () => {
    const stereo = frame([0xff, 0xfb, 0x50, 0x00]);
    expect(readMp3(bytes(frame(), stereo))?.frames).toEqual(frame());
  });

  it.each([
    ['MPEG-1, 44.1 kHz, 64 kbit/s', [0xff, 0xfb, 0x50, 0xc0], 208, 26],
    ['with padding', [0xff, 0xfb, 0x52, 0xc0], 209, 26],
    ['with a checksum', [0xff, 0xfa, 0x50, 0xc0], 208, 26],
    ['MPEG-2, 24 kHz, 48 kbit/s', [0xff, 0xf3, 0x64, 0xc0], 144, 24],
    ['MPEG-2.5, 8 kHz, 8 kbit/s', [0xff, 0xe3, 0x18, 0xc0], 72, 72],
  ])('is read frame by frame: %s', (_, header, size, durationMs) => {
    const one = frame(header, size);
    expect(readMp3(bytes(one, 'x'))).toEqual({ frames: one, durationMs });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a tag alone', id3('Anna')],
    ['a tag longer than the file', id3('Anna').subarray(0, 12)],
    ['Layer II', frame([0xff, 0xfd, 0x50, 0xc0])],
    ['a reserved version', frame([0xff, 0xeb, 0x50, 0xc0])],
    ['a free bit rate', frame([0xff, 0xfb, 0x00, 0xc0])],
    ['no bit rate', frame([0xff, 0xfb, 0xf0, 0xc0])],
    ['a reserved sample rate', frame([0xff, 0xfb, 0x5c, 0xc0])],
    ['a frame that is cut off', frame().subarray(0, 207)],
    ['junk before the first frame', bytes('x', voice)],
    ['a WebM recording', bytes('\x1A\x45\xDF\xA3', voice)],
    ['a WAV recording', bytes('RIFF0000WAVEfmt ', voice)],
    ['a JPEG picture', bytes('\xFF\xD8\xFF\xE0', voice)],
  ])('is not %s', (_, file) => {
    expect(readMp3(file)).toBeNull();
  });

  it('is found in any bytes without a failure, and is read the same a second time', () => {
    const some = fc.array(
      fc.oneof(fc.constant(frame()), fc.uint8Array({ maxLength: 40 }), fc.constant(id3('a'))),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (parts) => {
        const sound = readMp3(bytes(...parts));
        if (sound) expect(readMp3(sound.frames)).toEqual(sound);
      }),
    );
  });
});
