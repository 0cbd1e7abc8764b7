import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CommentForm } from '@/components/publishing/comments/comment-form';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { asReader } from '@/tests/support/components/comments';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/posts/7/comments';
const request = { path: '/api/posts/7/comments', method: 'POST', more: {} } as const;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
const send = () => screen.getByRole('button', { name: 'Send' });

function open(who: 'in' | 'out' = 'in') {
  const sent: CommentView[] = [];
  const texts = { label: 'Your comment', submit: 'Send' };
  const shown = show(
    asReader(
      who,
      <CommentForm
        place="new"
        texts={texts}
        request={request}
        onSent={(comment) => void sent.push(comment)}
      />,
    ),
  );
  return { ...shown, sent };
}

beforeEach(() => localStorage.clear());

describe('a comment', () => {
  it('is sent once, waits, and leaves an empty field', async () => {
    const answer = held({ status: 201, body: { id: 1 } });
    const calls = serve({ [call]: answer.reply });
    const { person, sent } = open();
    await person.type(field(), 'Does one say вы to a cat?  ');
    await person.click(send());
    expect(send().getAttribute('aria-busy')).toBe('true');
    await person.keyboard('{Control>}{Enter}{/Control}');
    answer.give();
    await waitFor(() => expect(field().value).toBe(''));
    expect(sentTo(calls, call)).toEqual([{ text: 'Does one say вы to a cat?' }]);
    expect(sent).toHaveLength(1);
  });

  it('is not sent empty', async () => {
    const calls = serve({});
    const { person } = open();
    await person.type(field(), '   ');
    await person.click(send());
    expect(screen.getByText('Please write something first.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('that is refused stays, and tried again is the same write', async () => {
    const calls = serve({
      [call]: [refusal('validation', '', { text: ['Too many links.'] }), { status: 201, body: { id: 1 } }],
    });
    const { person } = open();
    await person.type(field(), 'Said on a train.');
    await person.click(send());
    expect(await screen.findByText('Too many links.')).toBeTruthy();
    expect(field().value).toBe('Said on a train.');
    await person.click(send());
    await waitFor(() => expect(field().value).toBe(''));
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBeNull();
  });

  it('that is the first is asked for the date of birth, and loses no text', async () => {
    const asked = refusal('validation', '', { birth_date: ['The date of birth is required.'] });
    const calls = serve({ [call]: [asked, { status: 201, body: { id: 1 } }] });
    const { person } = open();
    await person.type(field(), 'Said first.');
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    await person.click(send());
    const date = await screen.findByLabelText<HTMLInputElement>('Date of birth');
    expect(document.activeElement).toBe(date);
    expect(screen.getByText('The date of birth is required.')).toBeTruthy();
    expect(field().value).toBe('Said first.');
    await person.type(date, '1995-05-05');
    await person.click(send());
    await waitFor(() => expect(field().value).toBe(''));
    expect(sentTo(calls, call)[1]).toEqual({ text: 'Said first.', birth_date: '1995-05-05' });
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
  });

  it('that is too long says by how much, and is not sent', async () => {
    const calls = serve({});
    const { person } = open();
    await person.click(field());
    await person.paste('я'.repeat(20_001));
    expect(screen.getByText(/characters? too many/u)).toBeTruthy();
    await person.click(send());
    expect(calls).toEqual([]);
  });

  it('of a visitor is kept, and asks to sign in', async () => {
    serve({});
    const { person, unmount } = open('out');
    await person.type(field(), 'Later.');
    expect(screen.getByText('Please log in to send a comment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    unmount();
    open('out');
    expect(field().value).toBe('Later.');
    expect(screen.getByText('This is what you had typed here before.')).toBeTruthy();
  });
});
