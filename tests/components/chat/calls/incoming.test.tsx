import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { takePendingCall } from '@/components/chat/calls/call-handoff';
import { IncomingCalls } from '@/components/chat/calls/incoming-calls';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { tellLive } from '@/lib/browser/realtime/live-hub';
import { serve, sentTo } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const vera = {
  id: 7,
  name: 'Вера Л.',
  avatar: null,
  is_deleted: false,
  is_friend: true,
  is_muted: false,
  is_blocked: false,
};
const ringing = {
  id: 3,
  person: vera,
  mine: false,
  state: 'ringing',
  outcome: null,
  client_id: null,
  rings_until: new Date(Date.now() + 30_000).toISOString(),
  connected_at: null,
};
const isCalled = (to = 12) =>
  act(() => tellLive({ name: 'chat-call', data: { from_id: 7, to_id: to, call_id: 3 } }));

beforeEach(() => {
  const me = { id: 12, first_name: 'Анна', surname: 'К.', email: 'a@example.org', role: 'student' };
  // The boundary: of the answer only the person counts here.
  authState.signedIn({ user: me } as never, true);
});
afterEach(() => sessionStorage.clear());

const dialog = () => screen.findByRole('alertdialog', { name: 'Вера Л. is calling' });

describe('somebody who is called', () => {
  it('sees who calls, and what they are typing declines nothing', async () => {
    const calls = serve({ 'GET /api/chat/calls/3': { body: ringing } });
    const { person } = show(<IncomingCalls />);
    isCalled();
    await dialog();
    await person.keyboard(' {Enter}{Escape}');
    expect(await dialog()).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('declines', async () => {
    const calls = serve({
      'GET /api/chat/calls/3': { body: ringing },
      'PUT /api/chat/calls/3/answer': { body: { ...ringing, state: 'ended', outcome: 'declined' } },
    });
    const { person } = show(<IncomingCalls />);
    isCalled();
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Decline the call' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(sentTo(calls, 'PUT /api/chat/calls/3/answer')).toHaveLength(1));
    expect(sentTo(calls, 'PUT /api/chat/calls/3/answer')[0]).toMatchObject({ answer: 'decline' });
  });

  it('goes to the chat to take it, which is told what was pressed', async () => {
    serve({ 'GET /api/chat/calls/3': { body: ringing } });
    const { person } = show(<IncomingCalls />);
    isCalled();
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Answer the call' }));
    expect(takePendingCall()).toEqual({ kind: 'take', call: 3 });
    expect(takePendingCall()).toBeNull();
  });

  it('is not rung any more once it is answered elsewhere', async () => {
    serve({
      'GET /api/chat/calls/3': [
        { body: ringing },
        { body: { ...ringing, state: 'answered', client_id: 'x' } },
      ],
    });
    show(<IncomingCalls />);
    isCalled();
    await dialog();
    isCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('hears nothing of calls of their own, nor of whom they have muted', async () => {
    const calls = serve({
      'GET /api/chat/calls/3': { body: { ...ringing, person: { ...vera, is_muted: true } } },
    });
    show(<IncomingCalls />);
    isCalled(7);
    expect(calls).toEqual([]);
    isCalled();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
