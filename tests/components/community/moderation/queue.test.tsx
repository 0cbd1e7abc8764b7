import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Queue } from '@/components/community/moderation/queue';
import type { CasePage, ModerationCase } from '@/lib/community/moderation/schema';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const moderator = { id: 4, name: 'Глеб' };
const claimed: ModerationCase = {
  id: 3,
  kind: 'profile',
  owner: { id: 7, name: 'Борис Лебедев' },
  at: '2026-05-05T12:00:00.000Z',
  due_at: '2026-05-06T12:00:00.000Z',
  overdue: true,
  count: 1,
  reasons: [{ reason: 'spam', count: 1 }],
  notes: [],
  evidence: [],
  claim: { by: moderator, until: '2026-05-07T16:00:00.000Z', mine: true },
  decision: null,
  hidden: false,
};
const other: ModerationCase = { ...claimed, id: 5, overdue: false, claim: null };
const decided: ModerationCase = {
  ...claimed,
  claim: null,
  decision: { at: claimed.at, by: moderator, outcome: 'dismissed', reason: null, sanction: null },
};
const first: CasePage = { cases: [claimed, other], waiting: 2, overdue: 1, next: null };
const openPath = 'GET /api/admin/cases?state=open';
const decidedPath = 'GET /api/admin/cases?state=decided';
const view = (name: string) => screen.getByRole('radio', { name });
const pageOf = (...cases: ModerationCase[]) => ({ body: { cases, waiting: 1, overdue: 0, next: null } });

it('a case that is decided waits no more, and stays where it was', async () => {
  serve({ 'PUT /api/admin/cases/3/decision': { body: decided } });
  const { person } = show(<Queue first={first} />);
  expect(screen.getByText(/^2 cases are waiting/u)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Nothing is wrong with it' }));
  expect(await screen.findByText('1 case is waiting')).toBeTruthy();
  expect(screen.getByText('Nothing was wrong with it')).toBeTruthy();
});

it('the decided cases are read anew each time one looks at them', async () => {
  serve({
    'PUT /api/admin/cases/3/decision': { body: decided },
    [decidedPath]: [pageOf(), pageOf(decided)],
    [openPath]: pageOf(claimed, other),
  });
  const { person } = show(<Queue first={first} />);
  await person.click(view('Decided'));
  expect(await screen.findByText('Nothing has been decided yet')).toBeTruthy();
  await person.click(view('Waiting'));
  await person.click(await screen.findByRole('button', { name: 'Nothing is wrong with it' }));
  await screen.findByText('Nothing was wrong with it');
  await person.click(view('Decided'));
  expect(await screen.findByText('Nothing was wrong with it')).toBeTruthy();
});
