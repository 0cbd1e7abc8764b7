import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { routeRules } from '@/lib/platform/builds/route-rules';
import type { LatestBuild } from '@/lib/platform/builds/schema';
import { watchBuilds } from '@/lib/browser/builds/watch-builds';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const hour = 3_600_000;
const old = { id: 'old', timestamp: 1 };
const fresh = { id: 'fresh', timestamp: 2 };
const meta = { ...fresh, matcher: routeRules, prerendered: [] };

function watch(answers: (LatestBuild | null)[]) {
  const found: unknown[] = [];
  const asked: string[] = [];
  const stop = watchBuilds({
    own: 'old',
    readLatest: async () => {
      asked.push('latest');
      return answers.shift() ?? null;
    },
    readMeta: async (id) => {
      asked.push(id);
      return id === 'fresh' ? meta : null;
    },
    onNewBuild: (...build) => found.push(build),
  });
  return { found, asked, stop };
}

describe('spec §9: the check for a new build', () => {
  it('comes every 3,600,000 ms and not before', async () => {
    const { asked } = watch([old, old]);
    await jest.advanceTimersByTimeAsync(hour - 1);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['latest']);
    await jest.advanceTimersByTimeAsync(hour);
    expect(asked).toEqual(['latest', 'latest']);
  });

  it('tells once of another build and what it says of itself, and asks no more', async () => {
    const { found, asked } = watch([fresh]);
    await jest.advanceTimersByTimeAsync(3 * hour);
    expect(found).toEqual([[fresh, meta]]);
    expect(asked).toEqual(['latest', 'fresh']);
  });

  it('goes on while nobody answers', async () => {
    const { found } = watch([null, fresh]);
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(found).toHaveLength(1);
  });

  it('tells nothing after it was stopped', async () => {
    const { found, asked, stop } = watch([fresh]);
    stop();
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect([found, asked]).toEqual([[], []]);
  });
});
