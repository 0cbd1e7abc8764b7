import { describe, expect, it } from '@jest/globals';
import type { Verdict } from '@/lib/russian/exercises/schema';
import { pointsOwed } from '@/lib/learning/practice/inside/points-owed';

const answers = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ verdict, hints: 0 }));

describe('what an exercise owes after its answers were judged again', () => {
  it.each<[string, Verdict[], number, { place: number; points: number } | null]>([
    ['nothing while all are wrong', ['wrong', 'wrong'], 0, null],
    ['ten for the first answer', ['right'], 0, { place: 0, points: 10 }],
    ['eight for a first answer that is almost right', ['almost'], 0, { place: 0, points: 8 }],
    ['two more for one that was almost right', ['right'], 8, { place: 0, points: 2 }],
    ['eight more where the return round had paid two', ['right', 'right'], 2, { place: 0, points: 8 }],
    ['two for a later answer', ['wrong', 'right'], 0, { place: 1, points: 2 }],
    ['two, however many came between', ['wrong', 'wrong', 'almost', 'right'], 0, { place: 2, points: 2 }],
    ['nothing when all was paid', ['right'], 10, null],
    ['nothing back when more was paid', ['wrong', 'right'], 10, null],
  ])('%s', (_, verdicts, paid, owed) => {
    expect(pointsOwed(answers(...verdicts), paid)).toEqual(owed);
  });

  it('takes off what hints cost at the first answer, and nothing on the return round', () => {
    expect(pointsOwed([{ verdict: 'right', hints: 2 }], 0)).toEqual({ place: 0, points: 4 });
    expect(pointsOwed([{ verdict: 'almost', hints: 3 }], 0)).toEqual({ place: 0, points: 2 });
    expect(pointsOwed([...answers('wrong'), { verdict: 'right', hints: 3 }], 0)).toEqual({
      place: 1,
      points: 2,
    });
  });
});
