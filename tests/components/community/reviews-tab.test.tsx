import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ReviewsTab } from '@/components/community/teacher-reviews/reviews-tab';
import type { TeacherReview, TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const at = '2026-05-01T10:00:00.000Z';
const reviewOf = (id: number, more: Partial<TeacherReview> = {}): TeacherReview => ({
  id,
  author: { id: 100 + id, name: `Learner ${id}`, photo: null },
  author_is_gone: false,
  mine: false,
  stars: null,
  text: `Opinion ${id}`,
  locale: 'en',
  at,
  edited_at: null,
  answer: null,
  ...more,
});
const pageOf = (reviews: TeacherReview[], more: Partial<TeacherReviewPage> = {}): TeacherReviewPage => ({
  reviews,
  count: reviews.length,
  rating: null,
  mine: null,
  may_review: false,
  may_answer: false,
  next: null,
  ...more,
});
const path = '/api/people/7/reviews';
const open = (first: TeacherReviewPage) => show(<ReviewsTab teacher={7} first={first} />);
const answer = { text: 'Thank you.', at, edited_at: null };

describe('what learners say of a teacher', () => {
  it('is nothing at first, and says who may write', () => {
    open(pageOf([]));
    expect(screen.getByText('No opinions yet')).toBeTruthy();
    expect(screen.getByText(/can write their opinion/u)).toBeTruthy();
  });

  it('shows no stars for a few, and why; a mean and stars for more', () => {
    const { unmount } = open(pageOf([reviewOf(1)]));
    expect(screen.getByText('1 opinion')).toBeTruthy();
    expect(screen.getByText('Stars are shown from five opinions on.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    unmount();
    open(pageOf([reviewOf(1, { stars: 3 })], { count: 6, rating: 4.3 }));
    expect(screen.getByText('4.3')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '3 stars out of 5' })).toBeTruthy();
  });

  it('names the author, or says that the account is gone, or only that somebody learns', () => {
    open(
      pageOf([
        reviewOf(1),
        reviewOf(2, { author: null, author_is_gone: true }),
        reviewOf(3, { author: null }),
      ]),
    );
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Learner 1' }).getAttribute('href')).toContain(
      '/profile/101',
    );
    expect(within(second!).getByText('deleted user')).toBeTruthy();
    expect(within(third!).getByText('A learner')).toBeTruthy();
  });

  it('goes on page by page, says when it could not, and when that is all', async () => {
    const { reply, give } = held({ body: pageOf([reviewOf(2), reviewOf(1)]) });
    serve({ [`GET ${path}?after=1_1`]: [{ status: 404, body: { code: 'not_found', message: '' } }, reply] });
    const { person } = open(pageOf([reviewOf(2)], { count: 2, next: '1_1' }));
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('button', { name: /Show more/u }).getAttribute('aria-busy')).toBe('true');
    give();
    expect(await screen.findByText('Opinion 1')).toBeTruthy();
    expect(screen.getAllByText('Opinion 2')).toHaveLength(1);
  });
});

describe('one’s own opinion', () => {
  it('is written with stars, and then stands in the list', async () => {
    const mine = { stars: 4, text: 'Very patient.', locale: 'en' as const, at, edited_at: null };
    const calls = serve({
      [`PUT ${path}`]: { body: { mine } },
      [`GET ${path}`]: {
        body: pageOf([reviewOf(9, { text: mine.text, mine: true })], { mine, may_review: true }),
      },
    });
    const { person } = open(pageOf([], { may_review: true }));
    await person.click(screen.getByRole('radio', { name: '4 stars out of 5' }));
    await person.type(screen.getByRole('textbox', { name: 'Your review' }), mine.text);
    await person.click(screen.getByRole('button', { name: 'Publish' }));
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText('Very patient.')).toBeTruthy();
    expect(sentTo(calls, `PUT ${path}`)).toEqual([{ stars: 4, text: 'Very patient.' }]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('keeps what was typed when it is refused, and says why at its field', async () => {
    serve({
      [`PUT ${path}`]: refusal('validation', 'Look.', { stars: ['Choose stars.'], text: ['Too short.'] }),
    });
    const { person } = open(pageOf([], { may_review: true }));
    await person.type(screen.getByRole('textbox', { name: 'Your review' }), 'Good');
    await person.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Choose stars.')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Your review' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'Good');
  });

  it('is deleted after a question', async () => {
    const mine = { stars: 4, text: 'Very patient.', locale: 'en' as const, at, edited_at: null };
    serve({
      [`DELETE ${path}`]: { body: { mine: null } },
      [`GET ${path}`]: { body: pageOf([], { may_review: true }) },
    });
    const { person } = open(pageOf([reviewOf(9, { mine: true })], { mine, may_review: true }));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText('No opinions yet')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveProperty('value', '');
  });
});

describe('the teacher', () => {
  it('answers an opinion once, and changes the answer', async () => {
    const answered = pageOf([reviewOf(1, { answer })], { may_answer: true });
    const calls = serve({
      'PUT /api/teacher-reviews/1/answer': { body: { answer } },
      [`GET ${path}`]: { body: answered },
    });
    const { person } = open(pageOf([reviewOf(1)], { may_answer: true }));
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    const field = screen.getByRole('textbox', { name: 'Your answer to this review' });
    expect(document.activeElement).toBe(field);
    await person.type(field, 'Thank you.');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    const section = await screen.findByRole('group', { name: 'Answer by the teacher' });
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
    await person.click(within(section).getByRole('button', { name: 'Edit' }));
    expect(screen.getByDisplayValue('Thank you.')).toBeTruthy();
    expect(sentTo(calls, 'PUT /api/teacher-reviews/1/answer')).toEqual([{ text: 'Thank you.' }]);
  });

  it('takes the answer away after a question; there is no button to delete the opinion', async () => {
    serve({
      'DELETE /api/teacher-reviews/1/answer': { body: { answer: null } },
      [`GET ${path}`]: { body: pageOf([reviewOf(1)], { may_answer: true }) },
    });
    const { person } = open(pageOf([reviewOf(1, { answer })], { may_answer: true }));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy();
  });

  it('is the only one who is offered to answer', () => {
    open(pageOf([reviewOf(1), reviewOf(2, { answer })]));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
