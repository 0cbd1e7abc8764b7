import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { TieActions } from '@/components/community/ties/tie-actions';
import type { OpenTie } from '@/lib/people/ties/schema';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const none: OpenTie = { follows: false, friendship: 'none', mutes: false, blocks: false, may_ask: true };
const vera = { id: 7, name: 'Вера Л.' };
const settings = { 'GET /api/settings': { body: {} } };

const button = (name: string) => screen.getByRole('button', { name });

describe('the buttons between two people', () => {
  it('ask for friendship, and then take the request back', async () => {
    const calls = serve({
      ...settings,
      'PUT /api/people/7/friendship': { body: { ...none, friendship: 'requested' } },
      'DELETE /api/people/7/friendship': { body: none },
    });
    const { person } = show(<TieActions person={vera} tie={none} />);
    await person.click(button('Add friend: Вера Л.'));
    expect(await screen.findByText('Request sent')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Вера Л.' }));
    await person.click(button('Take back: Вера Л.'));
    expect(await screen.findByRole('button', { name: 'Add friend: Вера Л.' })).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/api/settings')).toHaveLength(2);
  });

  it('offer no request to who would refuse it, and again after a friendship has ended', async () => {
    const ended = { follows: false, friendship: 'none', mutes: false, blocks: false };
    serve({ ...settings, 'DELETE /api/people/7/friendship': { body: ended } });
    const { person } = show(
      <TieActions person={vera} tie={{ ...none, friendship: 'requested', may_ask: false }} />,
    );
    await person.click(button('Take back: Вера Л.'));
    expect(await screen.findByRole('button', { name: 'Follow: Вера Л.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add friend: Вера Л.' })).toBeNull();
    expect(screen.queryByText('Request sent')).toBeNull();
  });

  it('accept a request of somebody who takes none themself', async () => {
    serve({ ...settings, 'PUT /api/people/7/friendship': { body: { ...none, friendship: 'friends' } } });
    const { person } = show(
      <TieActions person={vera} tie={{ ...none, friendship: 'asked', may_ask: false }} />,
    );
    await person.click(button('Accept: Вера Л.'));
    expect(await screen.findByText('You are friends')).toBeTruthy();
  });

  it('accept a request', async () => {
    serve({ ...settings, 'PUT /api/people/7/friendship': { body: { ...none, friendship: 'friends' } } });
    const { person } = show(<TieActions person={vera} tie={{ ...none, friendship: 'asked' }} />);
    await person.click(button('Accept: Вера Л.'));
    expect(await screen.findByText('You are friends')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline: Вера Л.' })).toBeNull();
  });

  it('follow, and follow no more', async () => {
    serve({
      'PUT /api/people/7/follow': { body: { ...none, follows: true } },
      'DELETE /api/people/7/follow': { body: none },
    });
    const { person } = show(<TieActions person={vera} tie={none} />);
    await person.click(button('Follow: Вера Л.'));
    await person.click(await screen.findByRole('button', { name: 'Unfollow: Вера Л.' }));
    expect(await screen.findByRole('button', { name: 'Follow: Вера Л.' })).toBeTruthy();
  });

  it('mute in the menu, say what that means, and offer to unmute', async () => {
    const friends = { ...none, friendship: 'friends' } as const;
    const calls = serve({
      ...settings,
      'PUT /api/people/7/mute': { body: { ...friends, mutes: true } },
      'DELETE /api/people/7/mute': { body: friends },
    });
    const { person } = show(<TieActions person={vera} tie={friends} />);
    await person.click(button('More about Вера Л.'));
    await person.click(screen.getByRole('menuitem', { name: 'Mute' }));
    expect(await screen.findByText(/^You have muted this person: you get no notifications/u)).toBeTruthy();
    await person.click(button('More about Вера Л.'));
    expect(screen.queryByRole('menuitem', { name: 'Mute' })).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(button('Unmute: Вера Л.'));
    await waitFor(() => expect(screen.queryByText(/^You have muted/u)).toBeNull());
    expect(calls.filter(({ path }) => path === '/api/people/7/mute')).toHaveLength(2);
  });

  it('block only after a question, and then offer nothing but to unblock', async () => {
    const calls = serve({ ...settings, 'PUT /api/people/7/block': { body: { ...none, blocks: true } } });
    const { person } = show(<TieActions person={vera} tie={none} />);
    await person.click(button('More about Вера Л.'));
    await person.click(screen.getByRole('menuitem', { name: 'Block' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block this person?' });
    expect(calls).toHaveLength(0);
    await person.click(within(dialog).getByRole('button', { name: 'Yes, block' }));
    expect(await screen.findByText('You have blocked this person.')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unblock']);
  });

  it('end a friendship only in the menu, and say what went wrong', async () => {
    serve({ ...settings, 'DELETE /api/people/7/friendship': { status: 503, body: {} } });
    const { person } = show(<TieActions person={vera} tie={{ ...none, friendship: 'friends' }} />);
    await person.click(button('More about Вера Л.'));
    await person.click(screen.getByRole('menuitem', { name: 'End the friendship' }));
    await person.click(screen.getByRole('button', { name: 'Yes, end it' }));
    expect((await screen.findByRole('alert', {}, { timeout: 6000 })).textContent).toMatch(/did not work/u);
    expect(screen.getByText('You are friends')).toBeTruthy();
  }, 15_000);
});
