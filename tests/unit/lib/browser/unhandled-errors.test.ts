import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { handleUnhandledErrors } from '@/lib/browser/unhandled-errors';

const page = Object.assign(new EventTarget(), { location: { pathname: '/', search: '' } });
beforeAll(async () => {
  Object.assign(globalThis, { window: page });
  await import('@/instrumentation-client');
});

const happen = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
let stop: (() => void) | undefined;
afterEach(() => stop?.());

describe('spec §8: what nobody caught in a page', () => {
  it('is heard from its first script on, and waits until the page is alive', () => {
    const [thrown, refused] = [new Error('thrown'), new Error('refused')];
    happen('error', { error: thrown });
    happen('unhandledrejection', { reason: refused });
    const heard: unknown[] = [];
    stop = handleUnhandledErrors((error) => void heard.push(error));
    expect(heard).toEqual([thrown, refused]);
    happen('error', { error: thrown });
    expect(heard).toHaveLength(3);
  });

  it('waits again while the page changes, ten at most', () => {
    for (let count = 0; count < 20; count += 1) happen('error', { error: count });
    const heard: unknown[] = [];
    stop = handleUnhandledErrors((error) => void heard.push(error));
    expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
