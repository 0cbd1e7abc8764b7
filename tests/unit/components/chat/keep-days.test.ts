import { expect, it, jest } from '@jest/globals';
import { keepDays } from '@/components/chat/conversation/keep-days';

it.each(['Asia/Kathmandu', 'America/St_Johns', 'Europe/Moscow'])(
  'days in %s are those of the format, which is asked once for a quarter of an hour',
  (timeZone) => {
    const zoned = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
    const format = (atMs: number) => zoned.format(atMs);
    const ask = jest.fn(format);
    const dayOf = keepDays(ask);
    const start = Date.UTC(2026, 0, 1);
    const minutes = Array.from({ length: 2 * 24 * 60 }, (_, minute) => start + minute * 60_000);
    expect(minutes.map((atMs) => dayOf(atMs))).toEqual(minutes.map((atMs) => format(atMs)));
    expect(ask).toHaveBeenCalledTimes(2 * 24 * 4);
  },
);
