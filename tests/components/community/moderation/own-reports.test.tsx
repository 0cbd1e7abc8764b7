import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OwnReportList } from '@/components/community/moderation/own-reports';
import type { OwnReport } from '@/lib/community/moderation/schema';
import { show } from '@/tests/support/components/show';

const report: OwnReport = {
  id: 1,
  kind: 'comment',
  person: { id: 7, name: 'Борис Л.' },
  person_is_gone: false,
  place: { title: 'Snow', href: '/blog/winter/snow#comment-3' },
  reason: 'abuse',
  note: null,
  at: '2026-05-01T10:00:00.000Z',
  outcome: null,
  decided_at: null,
};
const list = (changes: Partial<OwnReport>) =>
  show(<OwnReportList first={{ reports: [{ ...report, ...changes }], next: null }} />);
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('a report leads to whom it is about and to where that stands', () => {
  list({});
  expect(screen.getByText(/^Comment/u).textContent).toBe('Comment: Борис Л.');
  expect(hrefOf('Борис Л.')).toBe('/en/profile/7');
  expect(hrefOf('Snow')).toBe('/en/blog/winter/snow#comment-3');
});

it('a report of a message leads to the conversation', () => {
  list({ kind: 'message', place: null });
  expect(hrefOf('Борис Л.')).toBe('/en/chat?with=7');
});

it('a report names without a link whose profile is not open, and nobody who has left', () => {
  const { unmount } = list({ person: { id: null, name: 'Майя' } });
  expect(screen.getByText('Майя')).toBeTruthy();
  expect(hrefOf('Майя')).toBeUndefined();
  unmount();
  list({ person: null, person_is_gone: true, place: null });
  expect(screen.getByText(/^Comment/u).textContent).toBe('Comment: deleted user');
});

it('a report says its kind alone where the reader may see no more', () => {
  list({ kind: 'name', person: null, place: null });
  expect(screen.getByText('Name').textContent).toBe('Name');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
