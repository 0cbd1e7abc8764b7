import { describe, expect, it } from '@jest/globals';
import { clockTime } from '@/components/chat/media/clock-time';
import { toMono } from '@/components/chat/media/recorder/pcm';

const sound = (...channels: number[][]) => ({
  length: channels[0]?.length ?? 0,
  numberOfChannels: channels.length,
  getChannelData: (index: number) => Float32Array.from(channels[index] ?? []),
});

describe('samples of a voice note', () => {
  it('are 16-bit numbers, what is too loud cut off', () => {
    expect([...toMono(sound([0, 1, -1, 0.5, 3, -3]), 10)]).toEqual([
      0, 32_767, -32_767, 16_384, 32_767, -32_767,
    ]);
  });

  it('are the middle of all channels, and no more than fit', () => {
    expect([...toMono(sound([1, 0, 1], [0, 0, 1]), 2)]).toEqual([16_384, 0]);
  });
});

it.each([
  [0, '0:00'],
  [499, '0:00'],
  [59_700, '1:00'],
  [65_000, '1:05'],
  [120_000, '2:00'],
])('%d ms are shown as %s', (ms, shown) => {
  expect(clockTime(ms)).toBe(shown);
});
