import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LearnerNotes } from '@/components/learning/appeals/learner-notes';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

it('a note of a learner can be reported, and the others stay as they are', async () => {
  const path = 'PUT /api/reports/suggestion/12';
  const boris = { id: 1, name: 'Борис Лебедев', role: 'teacher' };
  const calls = serve({ 'GET /api/auth/me': { body: { user: boris } }, [path]: {} });
  const notes = [
    { appeal: 12, text: 'Buy an elephant' },
    { appeal: 11, text: 'One says so, too' },
  ];
  const { person } = show(<LearnerNotes notes={notes} />);
  const note = within((await screen.findByText('Buy an elephant')).closest('li')!);
  await person.click(await note.findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this note' }));
  await person.click(dialog.getByRole('radio', { name: 'Advertising or spam' }));
  await person.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await note.findByRole('button', { name: 'Reported' })).toBeTruthy();
  expect(sentTo(calls, path)).toMatchObject([{ reason: 'spam' }]);
  expect(screen.getAllByRole('button', { name: 'Report' })).toHaveLength(1);
});
