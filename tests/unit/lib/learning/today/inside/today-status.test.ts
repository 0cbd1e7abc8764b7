import { describe, expect, it } from '@jest/globals';
import { todayStatus } from '@/lib/learning/today/inside/today-status';

const today = '2026-11-24';
const streak = (state: 'done' | 'open' | 'off') => ({ days: 1, longest: 1, today: state });
const weekOf = (planned: number, done: number) => ({
  today,
  days: [
    { day: '2026-11-23', planned: 18, done: 18, kind: 'study' as const },
    { day: today, planned, done, kind: 'study' as const },
  ],
});

describe('today', () => {
  it.each([
    ['without a plan and without enough answers', 'open', null, { state: 'open', left: 0 }],
    ['without a plan, once it counts', 'done', null, { state: 'done', left: 0 }],
    ['of a plan of which nothing is done', 'open', weekOf(18, 0), { state: 'open', left: 18 }],
    ['that counts while the plan has more', 'done', weekOf(18, 12), { state: 'part', left: 6 }],
    ['on which the plan’s part is done', 'done', weekOf(18, 18), { state: 'planDone', left: 0 }],
    ['on which more than that is done', 'done', weekOf(18, 25), { state: 'planDone', left: 0 }],
    ['that the plan leaves free, with something done', 'done', weekOf(0, 4), { state: 'done', left: 0 }],
    ['off', 'off', weekOf(0, 0), { state: 'off', left: 0 }],
  ] as const)('%s', (_, state, week, standing) => {
    expect(todayStatus(streak(state), week)).toEqual(standing);
  });
});
