import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Shelf } from '@/lib/platform/http-server/page-cache/shelf';

const thing = (bytes: number) => ({ bytes });

describe('a shelf for 1,000 bytes', () => {
  it('keeps what was used since the last time it was full', () => {
    const shelf = new Shelf(1000);
    for (let number = 0; number < 10; number += 1) shelf.put(`page ${number}`, thing(100));
    shelf.get('page 0');
    shelf.put('another', thing(100));
    expect(shelf.get('page 0')).toBeDefined();
    expect(shelf.get('page 1')).toBeUndefined();
  });

  it('makes room even when everything is in use', () => {
    const shelf = new Shelf(1000);
    for (let number = 0; number < 10; number += 1) shelf.put(`page ${number}`, thing(100));
    for (let number = 0; number < 10; number += 1) shelf.get(`page ${number}`);
    shelf.put('another', thing(100));
    expect(shelf.bytes).toBeLessThanOrEqual(1000);
    expect(shelf.get('another')).toBeDefined();
  });

  it('does not give most of its place to one thing', () => {
    const shelf = new Shelf(1000);
    shelf.put('small', thing(100));
    shelf.put('large', thing(126));
    expect([shelf.get('small')?.bytes, shelf.get('large')]).toEqual([100, undefined]);
  });

  it('learns that a thing has grown', () => {
    const shelf = new Shelf(1000);
    shelf.put('page', thing(50));
    shelf.put('page', thing(70));
    expect([shelf.size, shelf.bytes]).toEqual([1, 70]);
  });

  it('never holds more than it may, and counts rightly, whatever is done', () => {
    const step = fc.record({ name: fc.nat(40), bytes: fc.integer({ min: 1, max: 200 }), act: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const shelf = new Shelf(1000);
        for (const { name, bytes, act } of steps) {
          if (act === 0) shelf.put(String(name), thing(bytes));
          else if (act === 1) shelf.get(String(name));
          else shelf.remove(String(name));
          expect(shelf.bytes).toBeLessThanOrEqual(1000);
        }
        for (let name = 0; name <= 40; name += 1) shelf.remove(String(name));
        expect([shelf.size, shelf.bytes]).toEqual([0, 0]);
      }),
    );
  });
});
