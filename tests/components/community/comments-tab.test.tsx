import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CommentsTab } from '@/components/community/profiles/view/comments-tab';
import type { AuthorComment } from '@/lib/publishing/comments/author-schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const commentOf = (id: number, more: Partial<AuthorComment> = {}): AuthorComment => ({
  id,
  about: { kind: 'post', title: `Article ${id}`, href: `/blog/culture/article-${id}` },
  content: [{ tag: 'p', children: [`Comment ${id}`] }],
  at: '2026-05-01T10:00:00.000Z',
  edited_at: null,
  likes: 0,
  source: null,
  ...more,
});
const mine = (id: number) => commentOf(id, { source: `Comment ${id}` });
const open = (comments: AuthorComment[], next: number | null = null) =>
  show(<CommentsTab person={7} first={{ comments, next }} />);

describe('the comments on a profile', () => {
  it('of others can be read, and not changed', () => {
    open([commentOf(2), commentOf(1)]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are none at first', () => {
    open([]);
    expect(screen.getByText('No comments yet')).toBeTruthy();
  });

  it('of one’s own are changed in their place', async () => {
    const changed = {
      content: [{ tag: 'p', children: ['Better'] }],
      source: 'Better',
      edited_at: '2026-05-02T10:00:00.000Z',
    };
    const calls = serve({ 'PATCH /api/comments/1': { body: changed } });
    const { person } = open([mine(2), mine(1)]);
    const [, second] = screen.getAllByRole('listitem');
    await person.click(within(second!).getByRole('button', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Change your comment' });
    expect(field).toHaveProperty('value', 'Comment 1');
    await person.clear(field);
    await person.type(field, 'Better');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(second!).findByText('Better')).toBeTruthy();
    expect(within(second!).getByText(/edited/u)).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Article 2',
      'Article 1',
    ]);
    expect(sentTo(calls, 'PATCH /api/comments/1')).toEqual([{ text: 'Better' }]);
  });

  it('keep what was typed when the change is refused, and are as before when it is given up', async () => {
    serve({ 'PATCH /api/comments/1': refusal('too_many_links', 'Too many links.') });
    const { person } = open([mine(1)]);
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.type(screen.getByRole('textbox'), ' more');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many links.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Comment 1 more');
    await person.clear(screen.getByRole('textbox'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please write something first.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Comment 1')).toBeTruthy();
  });

  it('of one’s own are deleted after a question, and further ones stay to be loaded', async () => {
    serve({
      'DELETE /api/comments/2': { body: { deleted: true } },
      'GET /api/people/7/comments?before=2': { body: { comments: [mine(1)], next: null } },
    });
    const { person } = open([mine(2)], 2);
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Comment 2')).toBeTruthy();
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Comment 1')).toBeTruthy();
    expect(screen.queryByText('Comment 2')).toBeNull();
  });

  it('stay when they cannot be deleted, and say so in the question', async () => {
    serve({
      'DELETE /api/comments/1': { status: 403, body: { code: 'forbidden', message: 'You may not.' } },
    });
    const { person } = open([mine(1)]);
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    expect(await within(dialog).findByText('You may not.')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Comment 1')).toBeTruthy();
  });
});
