import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { OwnReviewForm } from '@/components/learning/course-reviews/own-review-form';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const path = '/api/courses/russian-from-zero/reviews';
const mine = {
  stars: 4,
  text: 'Good.',
  hidden: false,
  locale: 'en',
  changed_at: '2026-11-24T10:00:00Z',
} as const;
const star = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('a review of a course', () => {
  it('is written with stars and text, and the page shows it', async () => {
    const calls = serve({
      [`PUT ${path}`]: [refusal('validation', '', { text: ['The text is too short.'] }), {}],
    });
    const { person, visits } = show(<OwnReviewForm course="russian-from-zero" mine={null} />);
    await person.click(star(/^5/u));
    await person.type(text(), 'So');
    await person.click(screen.getAllByRole('button')[0]!);
    expect(await screen.findByText('The text is too short.')).toBeTruthy();
    expect([star(/^5/u).checked, text().value, visits.refreshed]).toEqual([true, 'So', 0]);
    await person.type(text(), ' good.');
    await person.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(visits.refreshed).toBe(1));
    expect(sentTo(calls, `PUT ${path}`)[1]).toEqual({ stars: 5, text: 'So good.' });
  });

  it('that is the first thing somebody says is asked for the date of birth, and loses nothing', async () => {
    const asked = refusal('validation', '', { birth_date: ['The date of birth is required.'] });
    const calls = serve({ [`PUT ${path}`]: [asked, {}] });
    const { person, visits } = show(<OwnReviewForm course="russian-from-zero" mine={null} />);
    await person.click(star(/^5/u));
    await person.type(text(), 'So very good.');
    await person.click(screen.getAllByRole('button')[0]!);
    await person.type(await screen.findByLabelText('Date of birth'), '1995-05-05');
    await person.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(visits.refreshed).toBe(1));
    expect(sentTo(calls, `PUT ${path}`)[1]).toEqual({
      stars: 5,
      text: 'So very good.',
      birth_date: '1995-05-05',
    });
  });

  it('is taken away, and its form is empty then', async () => {
    serve({ [`DELETE ${path}`]: {} });
    const { person, visits } = show(<OwnReviewForm course="russian-from-zero" mine={mine} />);
    expect([star(/^4/u).checked, text().value]).toEqual([true, 'Good.']);
    await person.click(screen.getAllByRole('button')[1]!);
    await waitFor(() => expect(visits.refreshed).toBe(1));
    expect([star(/^4/u).checked, text().value]).toEqual([false, '']);
  });
});
