import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ReportDialog } from '@/components/people/reports/report-dialog';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const path = 'PUT /api/reports/photo/7';
const events: string[] = [];

async function open() {
  events.length = 0;
  const shown = show(
    <ReportDialog
      subject={{ kinds: ['profile', 'photo', 'name'], key: 7 }}
      open
      onOpenChange={(isOpen) => events.push(isOpen ? 'opened' : 'closed')}
      onReported={() => events.push('reported')}
    />,
  );
  await screen.findByRole('dialog', { name: 'Report this person' });
  return shown;
}

const send = () => screen.getByRole('button', { name: 'Report' });

it('sends what it is about, why, and a note, and closes', async () => {
  const { reply, give } = held({ body: { reported: true } });
  const calls = serve({ [path]: reply });
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Photo' }));
  await person.click(screen.getByRole('radio', { name: 'A child or teenager may be in danger' }));
  await person.type(screen.getByRole('textbox'), ' Это не он. ');
  await person.click(send());
  expect(send().getAttribute('aria-busy')).toBe('true');
  give();
  await waitFor(() => expect(events).toEqual(['closed', 'reported']));
  expect(sentTo(calls, path)).toEqual([{ reason: 'child', message: 'Это не он.' }]);
});

it('says at the field what is wrong with the note, and keeps it', async () => {
  serve({ [path]: refusal('validation', 'Please look at the marked fields.', { message: ['Too long.'] }) });
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Photo' }));
  await person.type(screen.getByRole('textbox'), 'Слон');
  await person.click(send());
  expect(await screen.findByText('Too long.')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Слон');
  expect(events).toEqual([]);
});

it('says why nothing was sent', async () => {
  serve({ [path]: { status: 404, body: { code: 'not_found', message: 'There is nothing here.' } } });
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Photo' }));
  await person.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('There is nothing here.');
});

it('tells when the note is too long before it is sent', async () => {
  serve({});
  const { person } = await open();
  await person.click(screen.getByRole('textbox'));
  await person.paste('я'.repeat(303));
  expect(screen.getByText('3 characters too many')).toBeTruthy();
});
