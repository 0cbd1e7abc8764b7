import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync('app/globals.css', 'utf8');
const found = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gu);
const tokens = new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));

const texts = ['ink', 'soft', 'faint', 'cobalt', 'rowan', 'birch', 'honey'];
const surfaces = ['paper', 'raised', 'sunken'];
const tinted = ['cobalt', 'rowan', 'birch', 'honey'];

/** Text on a ground, at least 4.5:1 (WCAG 1.4.3). */
const pairs = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...tinted.flatMap((hue) => ['ink', 'soft', hue].map((text) => [text, `${hue}-ground`] as const)),
  ...tinted.map((hue) => [`on-${hue}`, hue] as const),
  ['on-cobalt', 'cobalt-hover'] as const,
  ['on-rowan', 'rowan-hover'] as const,
  ['cobalt-hover', 'cobalt-ground'] as const,
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('the edge of a field can be seen on %s', (ground) => {
    expect(contrast(colour('control', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no colour ${name}.`);
  return token[theme];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
