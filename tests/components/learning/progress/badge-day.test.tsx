import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Joined } from '@/components/community/profiles/view/joined';
import { Badges } from '@/components/learning/progress/badges';
import { show } from '@/tests/support/components/show';

/** Late in the evening in Greenwich, and the next day in Tokyo. */
const at = '2026-05-01T20:00:00.000Z';

it('days of badges and of joining are those of the reader’s clock', () => {
  const inTokyo = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' });
  show(
    <>
      <Badges badges={[{ badge: 'first_lesson', earned: new Date(at) }]} />
      <Joined at={at} />
    </>,
  );
  // A person who has travelled to another time zone comes back to the tab.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Reached on May 2, 2026')).toBeTruthy();
  expect(screen.getByText('Here since May 2, 2026')).toBeTruthy();
  inTokyo.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
});
