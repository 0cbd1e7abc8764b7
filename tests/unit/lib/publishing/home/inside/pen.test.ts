import { describe, expect, it } from '@jest/globals';
import { Pen } from '@/lib/publishing/home/inside/pen';

function drawn(...points: [number, number][]): string {
  const pen = new Pen();
  const [first = [0, 0], ...rest] = points;
  pen.moveTo(...first);
  for (const point of rest) pen.lineTo(...point);
  pen.closePath();
  return pen.path();
}

describe('The pen of the map', () => {
  it('tells each point from the one before', () => {
    expect(drawn([10, 10], [30.2, 10], [30, 5], [10, 5])).toBe('M10 10l20 0 0-5-20 0z');
  });

  it('draws no point twice', () => {
    expect(drawn([0, 0], [0.2, 0.3], [9, 0], [9, 9])).toBe('M0 0l9 0 0 9z');
  });

  it('leaves out what is too small to be seen', () => {
    expect(drawn([5, 5], [7, 5], [7, 7])).toBe('');
  });
});
