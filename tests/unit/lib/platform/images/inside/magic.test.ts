import { describe, expect, it } from '@jest/globals';
import { formatOf } from '@/lib/platform/images/inside/magic';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('what a file is, by its first bytes', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0 JFIF', 'jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
    ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['another RIFF, such as a sound', 'RIFF\x10\x00\x00\x00WAVEfmt ', null],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['an AVIF', '\x00\x00\x00\x20ftypavif', null],
    ['a GIF', 'GIF89a', null],
    ['a page', '<!doctype html>', null],
    ['half a PNG', '\x89PNG', null],
    ['nothing', '', null],
  ])('%s', (_, text, expected) => expect(formatOf(bytes(text))).toBe(expected));
});
