import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CallBar } from '@/components/chat/calls/call-bar';
import type { CallPhase } from '@/components/chat/calls/call-phase';
import { idle } from '@/components/chat/calls/call-snapshot';
import { conversation } from '@/tests/support/chat-views';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const { person: boris } = conversation({});
type Shown = Exclude<CallPhase, { name: 'idle' }>;

it.each<[string, Shown]>([
  ['that lasts', { name: 'talking', person: boris, callId: 3, sinceMs: 0 }],
  ['that has ended', { name: 'ended', person: boris, callId: 3, reason: 'completed', sentence: null }],
])('a call %s is reported as a call', async (_, phase) => {
  const calls = serve({ 'PUT /api/reports/call/3': { body: { reported: true } } });
  const { person } = show(
    <CallBar call={{ ...idle, phase }} onAgain={() => undefined}>
      {null}
    </CallBar>,
  );
  await person.click(screen.getByRole('button', { name: /^Report /u }));
  expect(await screen.findByText(/Calls are not recorded/u)).toBeTruthy();
  const kinds = screen.getByRole('group', { name: 'What is it about?' });
  expect(kinds.textContent).toMatch(/Call.*Photo/u);
  await person.click(screen.getByRole('button', { name: 'Report' }));
  expect(sentTo(calls, 'PUT /api/reports/call/3')).toEqual([{ reason: 'spam', message: null }]);
});

it('before there is a call, the person is reported', async () => {
  const phase: Shown = { name: 'preparing', person: boris, callId: null };
  const calls = serve({ 'PUT /api/reports/profile/7': { body: { reported: true } } });
  const { person } = show(
    <CallBar call={{ ...idle, phase }} onAgain={() => undefined}>
      {null}
    </CallBar>,
  );
  await person.click(screen.getByRole('button', { name: /^Report /u }));
  await person.click(await screen.findByRole('button', { name: 'Report' }));
  expect(sentTo(calls, 'PUT /api/reports/profile/7')).toHaveLength(1);
});
