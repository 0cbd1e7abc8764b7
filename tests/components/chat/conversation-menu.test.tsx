import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ConversationMenu } from '@/components/chat/conversation/conversation-menu';
import type { Partner } from '@/lib/chat/dialogs/schema';
import { conversation } from '@/tests/support/chat-views';
import { refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const [mute, unmute, block] = [
  'PUT /api/people/7/mute',
  'DELETE /api/people/7/mute',
  'PUT /api/people/7/block',
] as const;
const tied = { body: {} };

function open(more: Partial<Partner> = {}, replies: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ [mute]: tied, [unmute]: tied, [block]: tied, ...replies });
  const onChange = jest.fn<() => void>();
  const partner = { ...conversation({}).person, ...more };
  const { person } = show(<ConversationMenu person={partner} name="Борис Лебедев" onChange={onChange} />);
  const press = async (name: string) => {
    await person.click(
      screen.getByRole('button', { name: 'More about the conversation with Борис Лебедев' }),
    );
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  const made = () =>
    calls.map(({ method, path }) => `${method} ${path}`).filter((each) => each.includes('/people/'));
  return { person, press, made, onChange };
}

describe('the menu of a conversation', () => {
  it('mutes at once, and the conversation is read anew', async () => {
    const { press, made, onChange } = open();
    await press('Mute');
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(made()).toEqual([mute]);
  });

  it('ends a mute', async () => {
    const { press, made, onChange } = open({ is_muted: true });
    await press('Unmute');
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(made()).toEqual([unmute]);
  });

  it('blocks once it was confirmed', async () => {
    const { person, press, made, onChange } = open();
    await press('Block');
    await screen.findByRole('alertdialog', { name: 'Block this person?' });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(made()).toEqual([]);
    await press('Block');
    await person.click(await screen.findByRole('button', { name: 'Yes, block' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(made()).toEqual([block]);
  });

  it('changes nothing that was refused', async () => {
    const { press, made, onChange } = open({}, { [mute]: refusal('not_found', 'There is nobody.') });
    await press('Mute');
    await waitFor(() => expect(made()).toEqual([mute]));
    await new Promise((settle) => setTimeout(settle));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers no block of whom is blocked, and nothing of whom one may not know of', async () => {
    const { person } = open({ is_blocked: true });
    await person.click(screen.getByRole('button'));
    await screen.findByRole('menuitem', { name: 'Mute' });
    expect(screen.queryByRole('menuitem', { name: 'Block' })).toBeNull();
  });
});
