import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CommentItem } from '@/components/publishing/comments/comment-item';
import { asReader, commentOf } from '@/tests/support/components/comments';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const whole = (changes: Parameters<typeof commentOf>[0]) => ({
  ...commentOf({ content: ['Снег идёт.'], answers: null, edited_at: null, ...changes }),
  at: '2026-11-24T10:00:00Z',
  thread: null,
  hidden_reason: null,
});

it('a comment that is deleted keeps the focus', () => {
  serve({});
  const view = (comment: ReturnType<typeof whole>) =>
    asReader('in', <CommentItem comment={comment} onAnswer={() => undefined} />);
  const { rerender } = show(view(whole({})));
  screen.getByRole('article').focus();
  rerender(view(whole({ state: 'deleted' })));
  expect(document.activeElement).toBe(screen.getByText('Comment deleted'));
});

it('a comment by a muted person is folded, and opens by its button', async () => {
  serve({});
  const comment = whole({ muted: true });
  const { person } = show(asReader('in', <CommentItem comment={comment} onAnswer={() => undefined} />));
  expect(screen.queryByText('Снег идёт.')).toBeNull();
  expect(screen.queryByText('Борис Лебедев')).toBeNull();
  expect(screen.getByText('A comment by a person you muted')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Снег идёт.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});
