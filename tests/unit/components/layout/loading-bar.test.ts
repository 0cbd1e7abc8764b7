import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  createLoadingBar,
  type BarState,
  type LoadingBar,
} from '@/components/layout/loading-bar/create-loading-bar';

/** A clock that stands still until the test advances it. */
function fakeClock() {
  let time = 0;
  let due: { at: number; work: () => void }[] = [];
  return {
    now: () => time,
    after: (milliseconds: number, work: () => void) => {
      const entry = { at: time + milliseconds, work };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
    pass: (milliseconds: number) => {
      const end = time + milliseconds;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((each) => each !== next);
        time = next.at;
        next.work();
      }
      time = end;
    },
  };
}

let clock: ReturnType<typeof fakeClock>;
let bar: LoadingBar;
let seen: BarState['phase'][];

beforeEach(() => {
  clock = fakeClock();
  bar = createLoadingBar(clock);
  seen = [];
  bar.subscribe(() => {
    const { phase } = bar.getState();
    if (seen.at(-1) !== phase) seen.push(phase);
  });
});

const percent = () => {
  const state = bar.getState();
  return state.phase === 'progress' ? Math.round(state.percent) : null;
};

describe('the page-loading bar', () => {
  it('spec §4: goes through start, progress and finish', () => {
    bar.start();
    clock.pass(1000);
    bar.finish();
    clock.pass(2000);
    expect(seen).toEqual(['start', 'progress', 'finish', 'hidden', 'idle']);
  });

  it('spec §4: goes through start, progress and error', () => {
    bar.start();
    clock.pass(1000);
    bar.fail();
    clock.pass(2000);
    expect(seen).toEqual(['start', 'progress', 'error', 'hidden', 'idle']);
  });

  it('spec §9: is not seen before 200 ms', () => {
    bar.start();
    clock.pass(199);
    expect(bar.getState()).toEqual({ phase: 'start' });
    clock.pass(1);
    expect(bar.getState().phase).toBe('progress');
  });

  it('spec §4: is throttled: a page that comes within 200 ms shows none', () => {
    bar.start();
    clock.pass(199);
    bar.finish();
    clock.pass(5000);
    expect(seen).toEqual(['start', 'idle']);
  });

  it('spec §9: has come most of its way after 2000 ms, and never arrives by itself', () => {
    bar.start();
    clock.pass(200);
    expect(percent()).toBe(0);
    clock.pass(2000);
    expect(percent()).toBe(70);
    clock.pass(20_000);
    expect(percent()).toBeLessThan(100);
  });

  it('only ever moves forward', () => {
    const shares: number[] = [];
    bar.subscribe(() => shares.push(percent() ?? 100));
    bar.start();
    clock.pass(200);
    shares.length = 0;
    clock.pass(3000);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('spec §9: hides 500 ms after the end and is reset 400 ms later', () => {
    bar.start();
    clock.pass(300);
    bar.finish();
    clock.pass(499);
    expect(bar.getState()).toEqual({ phase: 'finish' });
    clock.pass(1);
    expect(bar.getState()).toEqual({ phase: 'hidden', failed: false });
    clock.pass(399);
    expect(bar.getState().phase).toBe('hidden');
    clock.pass(1);
    expect(bar.getState()).toEqual({ phase: 'idle' });
  });

  it('keeps the colour of the error while it fades', () => {
    bar.start();
    clock.pass(300);
    bar.fail();
    clock.pass(500);
    expect(bar.getState()).toEqual({ phase: 'hidden', failed: true });
  });

  it.each([
    ['before the page', ['fail', 'finish']],
    ['after it', ['finish', 'fail']],
  ] as const)('shows an error that is told %s has arrived', (_when, order) => {
    bar.start();
    clock.pass(300);
    for (const verb of order) bar[verb]();
    expect(bar.getState()).toEqual({ phase: 'error' });
  });

  it('goes on when another link is followed meanwhile', () => {
    bar.start();
    clock.pass(1200);
    const before = percent();
    bar.start();
    expect(percent()).toBe(before);
  });

  it('begins anew while the last one fades', () => {
    bar.start();
    clock.pass(300);
    bar.finish();
    clock.pass(600);
    bar.start();
    clock.pass(200);
    expect(percent()).toBe(0);
    clock.pass(300);
    expect(bar.getState().phase).toBe('progress');
  });

  it('gives a page up that never comes', () => {
    bar.start();
    clock.pass(30_300);
    expect(seen).toContain('error');
  });

  it('has nothing to say of failures when no page is on its way', () => {
    bar.fail();
    bar.finish();
    expect(bar.getState()).toEqual({ phase: 'idle' });
  });
});
