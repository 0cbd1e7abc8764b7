import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatInZone, zonedTimeToUtc } from '@/lib/publishing/writing/schedule-time';

describe('a time on the clock of a zone', () => {
  it.each([
    ['Moscow has no summer time', 'Europe/Moscow', '2026-11-21T10:00', '2026-11-21T07:00'],
    ['winter in Berlin', 'Europe/Berlin', '2026-12-01T10:00', '2026-12-01T09:00'],
    ['summer in Berlin', 'Europe/Berlin', '2026-07-01T10:00', '2026-07-01T08:00'],
    ['a gap: half past two is half past three', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['twice: the first counts', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['before the gap', 'America/New_York', '2026-03-08T01:59', '2026-03-08T06:59'],
    ['after the gap', 'America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
    ['half an hour is put forward there', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
    ['three quarters', 'Asia/Kathmandu', '2026-11-21T10:00', '2026-11-21T04:15'],
    ['far ahead', 'Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00'],
    ['UTC', 'UTC', '2026-11-21T10:00', '2026-11-21T10:00'],
  ])('%s', (_, zone, local, expected) => {
    expect(zonedTimeToUtc(zone, local)?.toISOString().slice(0, 16)).toBe(expected);
  });

  it('is no time when it is none', () => expect(zonedTimeToUtc('UTC', 'tomorrow')).toBeNull());

  it('shows again what was said, but for gaps', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/St_Johns',
      'Asia/Tokyo',
      'Africa/Casablanca',
      'UTC',
    );
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(Date.UTC(2020, 0, 1) + minute * 60_000);
        const local = formatInZone(zone, instant);
        const again = zonedTimeToUtc(zone, local);
        // The second of two equal times is read as the first.
        expect(again && formatInZone(zone, again)).toBe(local);
        expect(again && again <= instant).toBe(true);
      }),
    );
  });
});
