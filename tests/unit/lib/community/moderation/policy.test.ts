import { describe, expect, it } from '@jest/globals';
import { canReadEvidence, claimerOf } from '@/lib/community/moderation/policy';
import { claimMs } from '@/lib/community/moderation/limits';

const at = new Date('2026-11-20T12:00:00Z');
const [gleb, other] = [4, 9];
const held = { kind: 'message', claimedBy: gleb, claimedAt: at, decidedBy: null, decidedAt: null } as const;
const later = new Date(at.getTime() + claimMs);

describe('a claim', () => {
  it('ends by itself', () => {
    expect(claimerOf(held, new Date(later.getTime() - 1))).toBe(gleb);
    expect(claimerOf(held, later)).toBeNull();
  });
});

describe('what two people wrote to each other', () => {
  it.each([
    ['whoever has claimed the case', held, gleb, at, true],
    ['another moderator', held, other, at, false],
    ['whoever had claimed it', held, gleb, later, false],
    ['anybody while it is claimed by nobody', { ...held, claimedBy: null, claimedAt: null }, gleb, at, false],
    ['whoever has decided it', { ...held, decidedBy: other, decidedAt: at }, other, at, true],
    [
      'whoever had claimed what another decided',
      { ...held, decidedBy: other, decidedAt: at },
      gleb,
      at,
      false,
    ],
    ['nobody once who decided it is gone', { ...held, decidedAt: at }, gleb, at, false],
  ])('is read by %s or not', (_, row, me, moment, expected) => {
    expect(canReadEvidence(row, { me, at: moment })).toBe(expected);
  });

  it('differs from what all may see', () => {
    expect(canReadEvidence({ ...held, kind: 'comment' }, { me: other, at })).toBe(true);
  });
});
