import { describe, expect, it } from '@jest/globals';
import { endOf, isMissed, mayNote, outcomeOf, type CallFacts, type CallStep } from '@/lib/chat/calls/policy';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds));
const ringing: CallFacts = {
  state: 'ringing',
  startedAt: at(0),
  answeredAt: null,
  connectedAt: null,
  callerSeenAt: at(0),
  calleeSeenAt: null,
};
const answered: CallFacts = {
  ...ringing,
  state: 'answered',
  answeredAt: at(5),
  calleeSeenAt: at(5),
  callerSeenAt: at(5),
};
const talking: CallFacts = { ...answered, connectedAt: at(6) };
const ended: CallFacts = { ...talking, state: 'ended' };

describe('what a step makes of a call', () => {
  it.each<[string, CallFacts, CallStep, number, ReturnType<typeof outcomeOf>]>([
    ['rings on', ringing, 'time', 29, null],
    ['has rung in vain', ringing, 'time', 30, 'missed'],
    ['is given up', ringing, 'caller_ends', 3, 'cancelled'],
    ['is declined', ringing, 'callee_ends', 3, 'declined'],
    ['is between two who must not talk any more', ringing, 'parted', 3, 'cancelled'],
    ['looks for a way', answered, 'time', 34, null],
    ['has found no way', answered, 'callee_ends', 20, 'failed'],
    ['has lost a browser before there was a way', answered, 'time', 35, 'failed'],
    ['lasts', talking, 'time', 34, null],
    ['is over', talking, 'caller_ends', 100, 'completed'],
    ['is over for the other', talking, 'callee_ends', 100, 'completed'],
    ['has lost a browser', talking, 'time', 35, 'completed'],
    ['was parted', talking, 'parted', 20, 'completed'],
    ['is over already', ended, 'caller_ends', 100, null],
    ['is over already, by time', ended, 'time', 1000, null],
  ])('%s', (_, call, step, seconds, outcome) => {
    expect(outcomeOf(call, step, at(seconds))).toBe(outcome);
  });

  it('ends when whoever vanished was last heard of', () => {
    const left = { ...talking, callerSeenAt: at(50), calleeSeenAt: at(20) };
    expect(endOf(left, 'time', at(55))).toEqual(at(20));
    expect(endOf(left, 'caller_ends', at(55))).toEqual(at(55));
  });

  it('leaves something to read for whoever missed it', () => {
    expect((['missed', 'busy', 'cancelled'] as const).every(isMissed)).toBe(true);
    expect((['completed', 'declined', 'failed'] as const).some(isMissed)).toBe(false);
  });
});

it.each([
  ['rings', null, null, 10, false],
  ['lasts', at(5), null, 4000, true],
  ['has just ended', at(5), at(100), 100 + 599, true],
  ['is over for too long', at(5), at(100), 100 + 600, false],
  ['was missed', null, at(30), 31, false],
])('in a call that %s something may be noted, or not', (_, answeredAt, endedAt, seconds, may) => {
  expect(mayNote({ answeredAt, endedAt }, at(seconds))).toBe(may);
});
