import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maxZoom, middleOf, sideOf, within } from '@/components/community/profiles/update/crop';

const size = { width: 400, height: 300 };

describe('the square of a photograph', () => {
  it('begins in the middle, as large as the picture allows', () => {
    expect(middleOf(size)).toEqual({ x: 200, y: 150, zoom: 1 });
    expect(sideOf(size, middleOf(size))).toBe(300);
  });

  it.each([
    ['stays where it fits', { x: 210, y: 150, zoom: 1 }, { x: 210, y: 150, zoom: 1 }],
    ['stops at the left edge', { x: 0, y: 150, zoom: 1 }, { x: 150, y: 150, zoom: 1 }],
    ['stops at the right edge', { x: 500, y: 150, zoom: 2 }, { x: 325, y: 150, zoom: 2 }],
    ['is never larger than the picture', { x: 200, y: 150, zoom: 0.5 }, { x: 200, y: 150, zoom: 1 }],
    ['is never smaller than a quarter', { x: 200, y: 150, zoom: 9 }, { x: 200, y: 150, zoom: maxZoom }],
  ])('%s', (_, wanted, got) => {
    expect(within(size, wanted)).toEqual(got);
  });

  it('lies inside the picture, whatever is asked', () => {
    const length = fc.integer({ min: 1, max: 6000 });
    const place = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(
        length,
        length,
        place,
        place,
        fc.double({ min: 0, max: 9, noNaN: true }),
        (width, height, x, y, zoom) => {
          const crop = within({ width, height }, { x, y, zoom });
          const half = sideOf({ width, height }, crop) / 2;
          const slack = 1e-6;
          expect(crop.x - half).toBeGreaterThanOrEqual(-slack);
          expect(crop.x + half).toBeLessThanOrEqual(width + slack);
          expect(crop.y - half).toBeGreaterThanOrEqual(-slack);
          expect(crop.y + half).toBeLessThanOrEqual(height + slack);
        },
      ),
    );
  });
});
