import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LikeButton } from '@/components/publishing/comments/like-button';
import { asReader, commentOf } from '@/tests/support/components/comments';
import { held, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const button = () => screen.getByRole('button', { name: /^Like the comment/u });
const comment = commentOf({ id: 5, likes: 2, liked: false });

describe('a like', () => {
  it('is shown at once, and the last wish is what is told, one call at a time', async () => {
    const first = held({ body: { liked: true, likes: 3 } });
    const calls = serve({
      'PUT /api/comments/5/like': first.reply,
      'DELETE /api/comments/5/like': { body: { liked: false, likes: 2 } },
    });
    const { person } = show(asReader('in', <LikeButton comment={comment} />));
    await person.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(button().textContent).toBe('3');
    await person.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(calls).toHaveLength(1);
    first.give();
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
    await waitFor(() => expect(button().textContent).toBe('2'));
  });

  it('that fails is taken back', async () => {
    serve({ 'PUT /api/comments/5/like': { status: 400, body: { code: 'x', message: 'Not now.' } } });
    const { person } = show(asReader('in', <LikeButton comment={comment} />));
    await person.click(button());
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
    expect(button().textContent).toBe('2');
  });

  it('of a visitor asks to sign in and tells nobody', async () => {
    const calls = serve({});
    const { person } = show(asReader('out', <LikeButton comment={comment} />));
    await person.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(calls).toEqual([]);
  });
});
