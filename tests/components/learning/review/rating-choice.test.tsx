import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { RatingChoice } from '@/components/learning/review/rating-choice';
import type { ReviewResult } from '@/lib/learning/review/schema';
import { held, refusal, sentTo, serve, type Reply } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const at = '2026-11-24T10:00:00.000Z';
const outlook = [
  { rating: 1, due: '2026-11-24T10:01:00.000Z' },
  { rating: 2, due: '2026-11-24T10:06:00.000Z' },
  { rating: 3, due: '2026-11-24T14:00:00.000Z' },
  { rating: 4, due: '2026-11-28T10:00:00.000Z' },
];
// The boundary: the choice looks at nothing else of the answer.
const result = { card: 7, turn: 2, outlook, rating: 3, at } as unknown as ReviewResult;
const path = 'PATCH /api/cards/7/reviews/2';

function open(reply?: Reply) {
  const calls = serve(reply ? { [path]: reply } : {});
  const rated: ReviewResult[] = [];
  const { person } = show(<RatingChoice result={result} onRated={(next) => void rated.push(next)} />);
  return { person, rated, calls };
}

describe('the ratings of a card', () => {
  it('say what each leads to, and which the answer has chosen', () => {
    open();
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
    const { person, rated, calls } = open({ body: { rating: 2, due: outlook[1]?.due } });
    await person.click(screen.getByRole('button', { name: /^Hard/u }));
    await waitFor(() => expect(rated).toMatchObject([{ card: 7, rating: 2 }]));
    expect(sentTo(calls, path)).toEqual([{ rating: 2 }]);
  });

  it('wait while a choice is being saved', async () => {
    const first = held({ body: { rating: 2 } });
    const { person, rated, calls } = open(first.reply);
    await person.click(screen.getByRole('button', { name: /^Hard/u }));
    await person.click(screen.getByRole('button', { name: /^Easy/u }));
    first.give();
    await waitFor(() => expect(rated).toMatchObject([{ rating: 2 }]));
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['failed', 'bad_request', 'Your choice was not saved. Please try again.'],
    ['settled', 'turn_passed', 'You have reviewed this card again since, so this rating stays as it is.'],
  ])('say what became of a choice that %s', async (_, code, sentence) => {
    const { person } = open(refusal(code, 'Not now.'));
    await person.click(screen.getByRole('button', { name: /^Easy/u }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
  });
});
