import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createVersionGate, isGated } from '@/lib/platform/builds/version-gate';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<string>(() => undefined);

describe('spec §5: the version gate', () => {
  it.each([
    ['1.3', false],
    ['1.4', true],
    ['1.30', true],
    ['', false],
    [undefined, false],
  ])('setting %j: closed is %j', async (version, closed) => {
    expect(await createVersionGate(async () => version)()).toBe(closed);
  });

  it('stays open when the setting cannot be read', async () => {
    const isClosed = createVersionGate(() => Promise.reject(new Error('The database is away.')));
    expect(await isClosed()).toBe(false);
  });

  it('opens again when the setting is repaired', async () => {
    const versions = ['1.4', '1.3'];
    const isClosed = createVersionGate(async () => versions.shift());
    expect([await isClosed(), await isClosed()]).toEqual([true, false]);
  });

  it('lets one reader wait a quarter of a second for a database that hangs, and the next not at all', async () => {
    const isClosed = createVersionGate(never);
    const first = isClosed();
    await jest.advanceTimersByTimeAsync(250);
    expect(await first).toBe(false);
    expect(await isClosed()).toBe(false);
  });

  it('keeps to what it last knew while the database hangs', async () => {
    const answers: (() => Promise<string>)[] = [async () => '1.4', never];
    const isClosed = createVersionGate(() => answers.shift()!());
    await isClosed();
    const second = isClosed();
    await jest.advanceTimersByTimeAsync(250);
    expect(await second).toBe(true);
  });

  it('asks again once a late answer has come', async () => {
    let answer: (version: string) => void = () => undefined;
    const reads = [() => new Promise<string>((settle) => (answer = settle)), async () => '1.4'];
    const isClosed = createVersionGate(() => reads.shift()!());
    const first = isClosed();
    await jest.advanceTimersByTimeAsync(250);
    await first;
    answer('1.3');
    await jest.advanceTimersByTimeAsync(0);
    expect(await isClosed()).toBe(true);
  });

  it.each([
    ['/', true],
    ['/courses', true],
    ['/auth/register', true],
    ['/administrators', true],
    ['/503', false],
    ['/auth/login', false],
    ['/api', false],
    ['/robots.txt', false],
    ['/admin', false],
    ['/admin/settings', false],
  ])('%s is gated: %j', (path, gated) => expect(isGated(path)).toBe(gated));
});
