import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NoteContent } from '@/components/chat/calls/notes/note-content';
import { NoteForm } from '@/components/chat/calls/notes/note-form';
import type { MessageView } from '@/lib/chat/messages/schema';
import { conversation, message as messageOf } from '@/tests/support/chat-views';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const post = 'POST /api/chat/calls/5/notes';
const close = jest.fn();
beforeEach(() => {
  close.mockClear();
});

describe('the form of a note', () => {
  it('notes a word, and then the next one', async () => {
    const calls = serve({ [post]: { status: 201, body: {} } });
    const { person } = show(<NoteForm call={5} onClose={close} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Note it' });
    expect(button.disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Word or phrase'));
    await person.keyboard('подсолнух{Tab}sunflower{Enter}');
    expect((await screen.findByText('Noted in the conversation.')).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByLabelText('Word or phrase'));
    await person.keyboard('кот{Enter}');
    await screen.findByText('Noted in the conversation.');
    const [first, second] = sentTo(calls, post) as { client_id: string }[];
    expect([first, second]).toMatchObject([
      { kind: 'word', word: 'подсолнух', meaning: 'sunflower' },
      { kind: 'word', word: 'кот', meaning: '' },
    ]);
    expect(first?.client_id).not.toBe(second?.client_id);
  });

  it('notes a correction; what failed is sent again as the same note', async () => {
    const late = { status: 403, body: { code: 'forbidden', message: 'No.' } };
    const calls = serve({
      [post]: [refusal('too_many_links', 'Too many links.'), late, { status: 201, body: {} }],
    });
    const { person } = show(<NoteForm call={5} onClose={close} />);
    await person.click(screen.getByRole('radio', { name: 'Correction' }));
    await person.type(screen.getByLabelText('What was said'), 'в Москва');
    await person.type(screen.getByLabelText('Better'), 'в Москве');
    await person.click(screen.getByRole('button', { name: 'Note it' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many links.');
    await person.click(screen.getByRole('button', { name: 'Note it' }));
    await screen.findByText('This call has been over for too long. Write a message instead.');
    await person.click(screen.getByRole('button', { name: 'Note it' }));
    await screen.findByText('Noted in the conversation.');
    const sent = sentTo(calls, post) as { client_id: string }[];
    expect(new Set(sent.map(({ client_id: id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ kind: 'correction', said: 'в Москва', better: 'в Москве', reason: '' });
  });

  it('is closed by Escape and its button', async () => {
    const { person } = show(<NoteForm call={5} onClose={close} />);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Close the note' }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

type Note = NonNullable<MessageView['note']>;
const word: Note = {
  call_id: 5,
  kind: 'word',
  words: 'подсолнух',
  meaning: 'sunflower',
  better: null,
  reason: null,
  is_kept: false,
};
const keep = 'PUT /api/chat/7/messages/4/kept';

function showNote(note: Note) {
  const take = jest.fn<(message: MessageView) => void>();
  const message = messageOf(4, 4, { kind: 'note', note });
  const { person } = show(<NoteContent seq={4} note={note} person={conversation({}).person} onKeep={take} />);
  return { person, take, message };
}

describe('a note in the conversation', () => {
  it('has the word with its meaning, and becomes a card by a press', async () => {
    const { person, take, message } = showNote(word);
    expect(screen.getByText('Word from the call')).toBeTruthy();
    expect(screen.getByText('подсолнух')).toBeTruthy();
    const kept = { ...message, note: { ...word, is_kept: true } };
    serve({ [keep]: { body: kept } });
    await person.click(screen.getByRole('button', { name: 'Learn this' }));
    expect(take).toHaveBeenCalledWith(kept);
  });

  it('has what was said and what is better, with the reason', () => {
    const words = { words: 'в Москва', better: 'в Москве', meaning: null, reason: 'Где?' };
    showNote({ ...word, ...words, kind: 'correction' });
    expect(screen.getByText('Correction from the call')).toBeTruthy();
    expect(screen.getByText('“Москва” becomes “Москве”.')).toBeTruthy();
    expect(screen.getByText('Why: Где?')).toBeTruthy();
  });

  it.each([
    ['is learnt already', { is_kept: true }],
    ['has no meaning', { meaning: null }],
    ['is not Russian', { words: 'sunflower' }],
  ])('offers no card where it %s', (_, more) => {
    showNote({ ...word, ...more });
    expect(screen.queryByRole('button', { name: 'Learn this' })).toBeNull();
    expect(screen.queryByText('You are learning this') !== null).toBe('is_kept' in more);
  });
});
