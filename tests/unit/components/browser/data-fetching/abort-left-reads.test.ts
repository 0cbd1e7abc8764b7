import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addReader, readPath } from '@/components/browser/data-fetching/abort-left-reads';
import { leavePage } from '@/lib/browser/api/page-signal';
import { stubFetch } from '@/tests/support/stub-fetch';

const path = '/api/courses';
const outcomeOf = (read: Promise<unknown>) => read.catch((error: unknown) => error);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a read that components make', () => {
  it('spec §7: is aborted when the last of them is gone', async () => {
    const calls = stubFetch(() => 'silence');
    const [first, second] = [addReader(path), addReader(path)];
    const outcome = outcomeOf(readPath(path));
    first();
    await jest.advanceTimersByTimeAsync(10);
    expect(calls[0]?.signal?.aborted).toBe(false);
    second();
    await jest.advanceTimersByTimeAsync(10);
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });

  it('goes on when the next page shows the same, or when it stands on every page', async () => {
    const calls = stubFetch(() => 'silence');
    const leaveOld = addReader(path);
    void outcomeOf(readPath(path));
    leaveOld();
    const leaveNew = addReader(path);
    leavePage();
    await jest.advanceTimersByTimeAsync(10);
    expect(calls[0]?.signal?.aborted).toBe(false);
    leaveNew();
    await jest.advanceTimersByTimeAsync(10);
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  it('that failed by being aborted is tried anew by whoever comes back', async () => {
    stubFetch((_, count) => (count === 0 ? 'silence' : { status: 200, body: { fine: true } }));
    const outcome = outcomeOf(readInPassing());
    await jest.advanceTimersByTimeAsync(10);
    await outcome;
    const leave = addReader(path);
    expect(await readPath(path)).toEqual({ fine: true });
    leave();
  });
});

function readInPassing(): Promise<unknown> {
  const leave = addReader(path);
  const read = readPath(path);
  leave();
  return read;
}
