import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BacklogDialog } from '@/components/learning/review/backlog-dialog';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const plan = (cards: number) => ({
  cards: 45,
  days: [
    { day: '2026-11-24', cards },
    { day: '2026-11-25', cards },
  ],
});

function open() {
  const said: string[] = [];
  const { person } = show(
    <BacklogDialog
      open
      onOpenChange={(isOpen) => said.push(`open ${isOpen}`)}
      onSpread={() => said.push('spread')}
    />,
  );
  return { person, said };
}
const spread = () => screen.getByRole('button', { name: 'Spread' });

describe('cards that wait', () => {
  it('are shown as they would come before anything is done, and then spread', async () => {
    const calls = serve({
      'GET /api/reviews/backlog?cap=20': { body: plan(20) },
      'GET /api/reviews/backlog?cap=10': { body: plan(10) },
      'PUT /api/reviews/backlog': { body: plan(10) },
    });
    const { person, said } = open();
    const today = async (cards: number) =>
      within(await screen.findByRole('table', { name: 'What would come each day' })).findByRole('row', {
        name: `Today ${cards}`,
      });
    await today(20);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Cards a day' }), '10');
    await today(10);
    expect(sentTo(calls, 'PUT /api/reviews/backlog')).toEqual([]);
    await person.click(spread());
    await waitFor(() => expect(said).toEqual(['open false', 'spread']));
    expect(sentTo(calls, 'PUT /api/reviews/backlog')).toEqual([{ cap: 10 }]);
  });

  it('stay as they are when that fails, which is said', async () => {
    serve({
      'GET /api/reviews/backlog?cap=20': { body: plan(20) },
      'PUT /api/reviews/backlog': { status: 400, body: { code: 'x', message: 'x' } },
    });
    const { person, said } = open();
    await waitFor(() => expect(spread().hasAttribute('disabled')).toBe(false));
    await person.click(spread());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed');
    expect(said).toEqual([]);
  });
});
