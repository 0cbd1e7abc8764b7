import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ConsentQuestion } from '@/components/people/account/gate/consent-question';
import { GateNow } from '@/components/people/account/gate/gate-now';
import { LeavingQuestion } from '@/components/people/account/gate/leaving-question';
import { isOpenPath } from '@/components/people/account/gate/open-path';
import { consentVersion } from '@/db/enums';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const agree = 'PUT /api/account/consent';
const button = (name: string) => screen.getByRole('button', { name });
const user = { id: 7, name: 'Майя Орлова', first_name: 'Майя', role: 'student', points: 0, avatar: null };
const me = (change: object) => ({
  body: {
    user: {
      ...user,
      ...{ locale: 'en', time_zone: 'UTC', is_verified: true, must_consent: false, erase_at: null },
      ...change,
    },
  },
});

describe('the question about a new version of the agreement', () => {
  it('links to both texts, and is answered with the version that they have', async () => {
    const calls = serve({ [agree]: { body: {} } });
    const { person } = show(<ConsentQuestion />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/en/user-offer-agreement',
      '/en/personal-data-proccessing',
      '/en/account#export',
    ]);
    expect(document.activeElement).toBe(button('I agree'));
    await person.click(button('I agree'));
    await waitFor(() => expect(sentTo(calls, agree)).toEqual([{ version: consentVersion }]));
  });

  it('is not closed by Escape, and leaves the way out', async () => {
    serve({});
    const { person } = show(<ConsentQuestion />);
    await person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(button('Log out')).toBeTruthy();
  });

  it('says what went wrong, and can be answered again', async () => {
    serve({ [agree]: { status: 403, body: { code: 'forbidden', message: 'Not now.' } } });
    const { person } = show(<ConsentQuestion />);
    await person.click(button('I agree'));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(button('I agree')).toBeTruthy();
  });
});

it('the question about an account that is to be deleted says the day', () => {
  serve({});
  show(<LeavingQuestion eraseAt="2026-12-15T10:00:00.000Z" />);
  expect(
    screen.getByRole('alertdialog', { name: 'Your account will be deleted on December 15, 2026' }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(button('Keep my account'));
});

it('the day is that of the reader’s clock, as in the account settings', () => {
  serve({});
  const inTokyo = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' });
  show(<LeavingQuestion eraseAt="2026-12-14T20:00:00.000Z" />);
  // A person who has travelled to another time zone comes back to the tab.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('alertdialog', { name: /December 15, 2026$/u })).toBeTruthy();
  inTokyo.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
});

describe('on every page', () => {
  it.each([
    ['the consent', { must_consent: true }, 'Our terms have changed'],
    [
      'the account, before the consent',
      { must_consent: true, erase_at: '2026-12-15T10:00:00.000Z' },
      /will be deleted/u,
    ],
  ])('%s is asked', async (_, change, name) => {
    serve({ 'GET /api/auth/me': me(change) });
    show(<GateNow />);
    expect(await screen.findByRole('alertdialog', { name }, { timeout: 5000 })).toBeTruthy();
  });

  it('nothing is asked of whoever has agreed', async () => {
    const calls = serve({ 'GET /api/auth/me': me({}) });
    show(<GateNow />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['/account', true],
    ['/user-offer-agreement', true],
    ['/personal-data-proccessing', true],
    ['/auth/login', true],
    ['/courses', false],
    ['/', false],
  ])('at %s nothing is asked: %s', (path, isOpen) => {
    expect(isOpenPath(path)).toBe(isOpen);
  });
});
