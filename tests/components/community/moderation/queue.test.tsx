import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Queue } from '@/components/community/moderation/queue';
import type { CasePage, ModerationCase } from '@/lib/community/moderation/schema';
import { moderator, openCase } from '@/tests/support/community/moderation-case';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const claimed: ModerationCase = {
  ...openCase,
  claim: { by: moderator, until: '2026-05-07T16:00:00.000Z', mine: true },
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
