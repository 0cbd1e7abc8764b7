import { afterEach, expect, it, jest } from '@jest/globals';
import { noteLoss, wasDatabaseLost } from '@/lib/platform/database/database-loss';

afterEach(() => void jest.useRealTimers());

it('explains for a second a page that failed because its connection broke, and nothing else', () => {
  jest.useFakeTimers();
  noteLoss(new Error('a fault of ours'));
  expect(wasDatabaseLost()).toBe(false);

  const broken = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
  noteLoss(new Error('Failed query: select 1', { cause: broken }));
  expect(wasDatabaseLost()).toBe(true);
  jest.advanceTimersByTime(999);
  expect(wasDatabaseLost()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(wasDatabaseLost()).toBe(false);
});
