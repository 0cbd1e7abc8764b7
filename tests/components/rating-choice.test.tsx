import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RatingChoice } from '@/components/learning/review/rating-choice';
import type { Rating } from '@/lib/learning/review/ratings';
import type { ReviewResult } from '@/lib/learning/review/schema';
import { show } from '@/tests/support/components/show';

const at = '2026-11-24T10:00:00.000Z';
const outlook = [
  { rating: 1, due: '2026-11-24T10:01:00.000Z' },
  { rating: 2, due: '2026-11-24T10:06:00.000Z' },
  { rating: 3, due: '2026-11-24T14:00:00.000Z' },
  { rating: 4, due: '2026-11-28T10:00:00.000Z' },
];
// The boundary: the choice looks at nothing else of the answer.
const result = { outlook, rating: 3, at } as unknown as ReviewResult;

function open(choice: 'made' | 'saving' | 'failed' | 'settled') {
  const rated: Rating[] = [];
  const { person } = show(
    <RatingChoice result={result} choice={choice} onRate={(rating) => void rated.push(rating)} />,
  );
  return { person, rated };
}

describe('the ratings of a card', () => {
  it('say what each leads to, and which the answer has chosen', () => {
    open('made');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Again: comes back in 1 minute',
      'Hard: comes back in 6 minutes',
      'Good: comes back in 4 hours',
      'Easy: comes back in 4 days',
    ]);
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Good');
  });

  it('are chosen by who knows better', async () => {
    const { person, rated } = open('made');
    await person.click(screen.getByRole('button', { name: /^Hard/u }));
    expect(rated).toEqual([2]);
  });

  it('wait while a choice is being saved', async () => {
    const { person, rated } = open('saving');
    await person.click(screen.getByRole('button', { name: /^Easy/u }));
    expect(rated).toEqual([]);
  });

  it.each([
    ['failed', 'Your choice was not saved. Please try again.'],
    ['settled', 'You have reviewed this card again since, so this rating stays as it is.'],
  ] as const)('say what became of a choice that %s', (choice, sentence) => {
    open(choice);
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });
});
