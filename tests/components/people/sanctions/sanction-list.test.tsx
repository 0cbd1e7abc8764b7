import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SanctionList } from '@/components/people/sanctions/sanction-list';
import type { OwnSanction } from '@/lib/people/sanctions/schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const warning: OwnSanction = {
  id: 3,
  kind: 'warning',
  reason: 'Так нельзя.',
  at: '2026-05-05T12:00:00.000Z',
  until: null,
  state: 'active',
  acknowledged_at: null,
  appeal: null,
};
const appeal = { text: 'Шутка', at: warning.at, outcome: null, answer: null, decided_at: null };

it('tells what was decided and why, and that it was read', async () => {
  serve({
    'PUT /api/sanctions/3/acknowledgement': { body: { sanctions: [{ ...warning, state: 'ended' }] } },
  });
  const { person } = show(<SanctionList first={{ sanctions: [warning] }} />);
  expect(screen.getByText('Так нельзя.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByText('Over')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull();
});

it('sends an appeal once, and never an empty one', async () => {
  const calls = serve({
    'PUT /api/sanctions/3/appeal': [
      refusal('validation', 'Please look at the marked fields.', { text: ['Too long.'] }),
      { body: { sanctions: [{ ...warning, appeal }] } },
    ],
  });
  const { person } = show(<SanctionList first={{ sanctions: [warning] }} />);
  const send = () => screen.getByRole('button', { name: 'Send the appeal' });
  await person.click(send());
  expect(screen.getByText('Please write something first.')).toBeTruthy();
  await person.type(screen.getByRole('textbox'), 'Шутка');
  await person.click(send());
  expect(await screen.findByText('Too long.')).toBeTruthy();
  await person.click(send());
  expect(await screen.findByText('Your appeal is waiting for a decision')).toBeTruthy();
  expect(sentTo(calls, 'PUT /api/sanctions/3/appeal')).toEqual([{ text: 'Шутка' }, { text: 'Шутка' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('tells the answer to an appeal', () => {
  const lifted = { ...appeal, outcome: 'lifted' as const, answer: 'Вы правы.' };
  show(<SanctionList first={{ sanctions: [{ ...warning, state: 'lifted', appeal: lifted }] }} />);
  expect(screen.getByText('Вы правы.')).toBeTruthy();
  expect(screen.getByText('Lifted')).toBeTruthy();
});

it('says so where nothing was decided', () => {
  show(<SanctionList first={{ sanctions: [] }} />);
  expect(screen.getByText('Nothing has been decided about you.')).toBeTruthy();
});

it.each([
  ['active', true],
  ['ended', true],
  ['lifted', false],
] as const)('says when a suspension that is %s ends: %s', (state, isSaid) => {
  serve({});
  const until = '2026-05-12T12:00:00.000Z';
  show(<SanctionList first={{ sanctions: [{ ...warning, kind: 'suspension', until, state }] }} />);
  expect(screen.queryByText(/May 12, 2026/u) !== null).toBe(isSaid);
});
