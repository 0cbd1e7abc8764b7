import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { show } from '@/tests/support/components/show';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what came of a form', () => {
  it('is nothing to say while it waits', () => {
    const { container } = show(<SubmissionNotice submission={{ phase: 'sending' }} />);
    expect(container.textContent).toBe('');
  });

  it('counts the seconds of a throttle down, read out once, and goes when they are over', () => {
    show(<SubmissionNotice submission={{ phase: 'throttled', code: 'login_throttled', seconds: 3 }} />);
    const alert = screen.getByRole('alert');
    const parts = () => [...alert.querySelectorAll('span')].map((part) => /\d+/u.exec(part.textContent)?.[0]);
    expect(parts()).toEqual(['3', '3']);
    act(() => jest.advanceTimersByTime(1_000));
    expect(parts()).toEqual(['3', '2']);
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
