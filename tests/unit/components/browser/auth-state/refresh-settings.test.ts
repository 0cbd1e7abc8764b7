import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshChangedSettings, refreshSettings } from '@/components/browser/auth-state/refresh-settings';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { settingsWith } from '@/tests/unit/lib/browser/auth-state/surroundings';

/** The answers that are still to come, each by the number of friend requests in it. */
let answers: ((requests: number) => void)[] = [];

beforeEach(() => {
  answers = [];
  const wait = () =>
    new Promise<Response>((settle) =>
      answers.push((requests) =>
        settle(Response.json(settingsWith({ chat: 0, friends_requests: requests, news: 0 }))),
      ),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(wait);
});
afterEach(() => void jest.restoreAllMocks());

const untilAsked = async (count: number) => {
  while (answers.length < count) await new Promise((later) => setTimeout(later));
};
const shown = () => authState.getState().notify.friends_requests;

it('the settings are asked for once, however many want them', async () => {
  const both = [refreshSettings(), refreshSettings()];
  await untilAsked(1);
  answers[0]?.(1);
  await Promise.all(both);
  expect([answers.length, shown()]).toEqual([1, 1]);
});

it('whoever knows of a change does not rest with the answer of a call that had begun before it', async () => {
  const before = refreshSettings();
  const changed = [refreshChangedSettings(), refreshChangedSettings()];
  await untilAsked(1);
  answers[0]?.(2);
  await before;
  await untilAsked(2);
  answers[1]?.(3);
  await Promise.all(changed);
  expect([answers.length, shown()]).toEqual([2, 3]);
});
