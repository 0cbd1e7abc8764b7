import { conversation, message as messageOf } from '@/tests/support/chat-views';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CorrectItem } from '@/components/chat/corrections/correct-item';
import { CorrectionAnnouncer } from '@/components/chat/corrections/correction-announcer';
import { CorrectionForm } from '@/components/chat/corrections/correction-form';
import { CorrectionCard } from '@/components/chat/corrections/correction-card';
import { WithdrawItem } from '@/components/chat/corrections/withdraw-item';
import { Menu } from '@/components/ui/menu';
import { Toaster } from '@/components/ui/toaster';
import type { MessageCorrection, MessageView } from '@/lib/chat/messages/schema';
import { refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const vera = { ...conversation({}).person, name: 'Вера' };
const open: MessageCorrection = {
  mine: false,
  original: 'Я живу в Москва и очень рад',
  text: 'Я живу в Москве и рад.',
  reason: 'Где? — предложный падеж',
  at: '2026-11-20T10:00:00.000Z',
  state: 'open',
  points: null,
};
const message = messageOf(4, 4, { text: open.original, at: '2026-11-20T09:00:00.000Z' });

const bodiesOf = (calls: readonly { body?: unknown }[]) =>
  calls.map(({ body }) => JSON.parse(String(body)) as unknown);

const take = jest.fn<(message: MessageView) => void>();
const card = (correction: MessageCorrection = open) => (
  <CorrectionCard seq={4} correction={correction} person={vera} name="Вера" onAnswer={take} />
);

describe('the correction of one’s own message', () => {
  it('says in words what is struck out and what is inserted', () => {
    show(card());
    expect(screen.getByText('Вера would write')).toBeTruthy();
    expect(screen.getByText('Why: Где? — предложный падеж')).toBeTruthy();
    const told = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      '“Москва” becomes “Москве”.',
      '“очень” is left out.',
      '“.” is added.',
    ]);
    expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent.trim())).toEqual([
      'Москва',
      'очень',
    ]);
  });

  it('is accepted by a press', async () => {
    const accepted = { ...message, mine: true, corrections: [{ ...open, state: 'accepted' as const }] };
    const calls = serve({ 'PUT /api/chat/7/messages/4/correction/answer': { body: accepted } });
    const { person } = show(card());
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    expect(bodiesOf(calls)).toEqual([{ answer: 'accept' }]);
    expect(take).toHaveBeenLastCalledWith(accepted);
  });

  it('leaves one’s own wording, if that is chosen', async () => {
    const calls = serve({ 'PUT /api/chat/7/messages/4/correction/answer': { body: message } });
    const { person } = show(card());
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(bodiesOf(calls)).toEqual([{ answer: 'decline' }]);
  });

  it('asks whoever made it nothing, and says what came of it', () => {
    show(card({ ...open, mine: true }));
    expect(screen.queryByRole('button')).toBeNull();
    show(card({ ...open, mine: true, state: 'accepted', points: 5 }));
    expect(screen.getByText(/Вера accepted it/u).textContent).toContain('+5 points');
    show(card({ ...open, mine: true, state: 'declined' }));
    expect(screen.getByText('Вера kept the first wording')).toBeTruthy();
  });
});

describe('the form of a correction', () => {
  const form = (shown: MessageView = message) => {
    const [onCancel, onDone] = [jest.fn<() => void>(), jest.fn<(message: MessageView) => void>()];
    return {
      onCancel,
      onDone,
      ...show(<CorrectionForm person={7} name="Вера" message={shown} onCancel={onCancel} onDone={onDone} />),
    };
  };
  const text = () => screen.getByRole('textbox', { name: 'How the message would be right' });
  const send = () => screen.getByRole('button', { name: 'Send correction' });

  it('begins with the message, and sends it changed, with the reason', async () => {
    const body = { ...message, corrections: [open] };
    const calls = serve({ 'PUT /api/chat/7/messages/4/correction': { body } });
    const { person, onDone } = form();
    expect(text()).toHaveProperty('value', message.text);
    expect(send()).toHaveProperty('disabled', true);
    await person.clear(text());
    await person.type(text(), 'Я живу в Москве');
    await person.type(screen.getByRole('textbox', { name: 'Why? (optional)' }), ' Где? ');
    await person.click(send());
    expect(bodiesOf(calls)).toEqual([{ text: 'Я живу в Москве', reason: 'Где?' }]);
    expect(onDone).toHaveBeenCalledWith(body);
  });

  it('begins with an earlier correction that was not answered', () => {
    form({ ...message, corrections: [{ ...open, mine: true }] });
    expect(text()).toHaveProperty('value', open.text);
    expect(screen.getByRole('textbox', { name: 'Why? (optional)' })).toHaveProperty('value', open.reason);
  });

  it('keeps what was typed when it was refused, and says why', async () => {
    serve({ 'PUT /api/chat/7/messages/4/correction': refusal('forbidden', 'That is not possible.') });
    const { person, onDone } = form();
    await person.type(text(), '!');
    await person.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('That is not possible.');
    expect(text()).toHaveProperty('value', `${message.text}!`);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is left with Escape', async () => {
    const { person, onCancel } = form();
    await person.type(text(), '{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

describe('the menu of a message', () => {
  const onCorrect = jest.fn<() => void>();
  const menu = async (shown: MessageView) => {
    const { person } = show(
      <Menu trigger={<button type="button">Menu</button>}>
        <CorrectItem message={shown} onCorrect={onCorrect} />
      </Menu>,
    );
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    return { person, item: screen.queryByRole('menuitem', { name: 'Correct' }) };
  };

  it('offers to correct a partner’s message', async () => {
    const { person, item } = await menu(message);
    await person.click(item!);
    expect(onCorrect).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['one’s own', { ...message, mine: true }],
    ['one that was answered', { ...message, corrections: [{ ...open, state: 'declined' as const }] }],
    ['one that was deleted', { ...message, text: '', is_deleted: true }],
  ])('does not offer it for %s', async (_, shown) => {
    expect((await menu(shown)).item).toBeNull();
  });
});

describe('the menu of a message that one has corrected', () => {
  const own: MessageCorrection = { ...open, mine: true };
  const item = () => screen.queryByRole('menuitem', { name: 'Take back the correction' });
  const menu = async (corrections: MessageCorrection[]) => {
    const shown = show(
      <>
        <Menu trigger={<button type="button">Menu</button>}>
          <WithdrawItem person={7} message={{ ...message, corrections }} onDone={take} />
        </Menu>
        <Toaster label="Notices" closeLabel="Close" />
      </>,
    );
    await shown.person.click(screen.getByRole('button', { name: 'Menu' }));
    return shown.person;
  };

  it('takes the correction back by a press', async () => {
    const calls = serve({ 'DELETE /api/chat/7/messages/4/correction': { body: message } });
    const person = await menu([own]);
    await person.click(item()!);
    expect(calls).toHaveLength(1);
    expect(take).toHaveBeenLastCalledWith(message);
  });

  it('says so when the other was faster', async () => {
    serve({ 'DELETE /api/chat/7/messages/4/correction': refusal('forbidden', 'You are not allowed.') });
    const person = await menu([own]);
    await person.click(item()!);
    expect(await screen.findByText('The correction has been answered already.')).toBeTruthy();
  });

  it.each([
    ['that the partner made', [open]],
    ['that was accepted', [{ ...own, state: 'accepted' as const }]],
    ['that was declined', [{ ...own, state: 'declined' as const }]],
    ['that counts as accepted after a week', [{ ...own, points: 0 }]],
    ['that is not there', []],
  ])('does not offer it for one %s', async (_, corrections) => {
    await menu(corrections);
    expect(item()).toBeNull();
  });
});

describe('what screen readers are told of corrections', () => {
  const told = () => screen.getByRole('status');
  const announce = (messages: MessageView[]) => {
    const { rerender } = show(<CorrectionAnnouncer name="Вера" messages={messages} />);
    return (next: MessageView[]) => rerender(<CorrectionAnnouncer name="Вера" messages={next} />);
  };
  const old = { ...message, corrections: [open] };
  const bare = messageOf(5, 5, { mine: true });
  const corrected = { ...bare, version: 7, corrections: [{ ...open, at: '2026-11-20T10:05:00.000Z' }] };

  it('is a correction that arrives, and none that was there', () => {
    const next = announce([old]);
    expect(told().textContent).toBe('');
    next([old, corrected]);
    expect(told().textContent).toBe('Вера corrected your message.');
  });

  it('is no earlier correction when the latest is taken back', () => {
    const other = messageOf(6, 6, { mine: true });
    const next = announce([bare, other]);
    next([corrected, other]);
    next([corrected, { ...other, version: 8, corrections: [open] }]);
    const last = told().firstChild;
    next([corrected, { ...other, version: 9 }]);
    expect(last?.isConnected).toBe(false);
    expect(told().textContent).toBe('');
  });

  it('is each of two corrections, although the sentence is the same', () => {
    const next = announce([bare]);
    next([corrected]);
    const first = told().firstChild;
    next([corrected, messageOf(7, 8, { mine: true, corrections: [open] })]);
    expect(told().textContent).toBe('Вера corrected your message.');
    expect(told().firstChild).not.toBe(first);
  });

  it('is nothing when a message with a correction gets a reaction, or comes from the past', () => {
    const next = announce([corrected]);
    const liked = { ...corrected, version: 9, reactions: [{ reaction: 'like' as const, mine: false }] };
    next([liked]);
    next([{ ...old, version: 10 }, liked]);
    expect(told().textContent).toBe('');
  });

  it('is that one’s own correction was accepted', () => {
    const own = messageOf(5, 6, { corrections: [{ ...open, mine: true }] });
    const next = announce([own]);
    next([{ ...own, version: 7, corrections: [{ ...open, mine: true, state: 'accepted' }] }]);
    expect(told().textContent).toBe('Вера accepted your correction.');
  });
});
