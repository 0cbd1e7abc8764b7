import { describe, expect, it } from '@jest/globals';
import type { Role, Viewer } from '@/lib/people/auth/viewer';
import {
  canChangeSettings,
  canReadStaffLog,
  hasRole,
  isExempt,
  staffRefusal,
  type StaffCall,
} from '@/lib/people/staff/policy';
import { viewerOf } from '@/tests/support/viewer';

const noon = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

function person(role: Role, session: Partial<NonNullable<Viewer['session']>> | null = {}): Viewer {
  const withSession = { id: 'a', authenticatedAt: minutesAgo(5), secondFactor: true, ...session };
  return viewerOf(5, { role, session: session && withSession });
}

const call: StaffCall = { role: 'administrator', write: false, at: noon, isExempt: false };
const write = { ...call, write: true };

describe('who may act as staff', () => {
  it.each([
    ['student', false, false],
    ['teacher', false, false],
    ['moderator', true, false],
    ['administrator', true, true],
  ] as const)('a %s is moderator: %s, administrator: %s', (role, moderates, administrates) => {
    expect([hasRole({ role }, 'moderator'), hasRole({ role }, 'administrator')]).toEqual([
      moderates,
      administrates,
    ]);
    expect([canChangeSettings({ role }), canReadStaffLog({ role })]).toEqual([administrates, administrates]);
  });

  it.each([
    ['an administrator with a second factor reads', person('administrator'), call, null],
    ['and writes', person('administrator'), write, null],
    [
      'not without a second factor',
      person('administrator', { secondFactor: false }),
      call,
      'second_factor_missing',
    ],
    [
      'reads an hour after signing in',
      person('administrator', { authenticatedAt: minutesAgo(60) }),
      call,
      null,
    ],
    ['writes 59 minutes after', person('administrator', { authenticatedAt: minutesAgo(59) }), write, null],
    [
      'does not write 60 minutes after',
      person('administrator', { authenticatedAt: minutesAgo(60) }),
      write,
      'confirmation_required',
    ],
    ['a moderator does not administrate', person('moderator'), call, 'forbidden'],
    ['a moderator moderates', person('moderator'), { ...call, role: 'moderator' }, null],
    ['a student does nothing, however fresh', person('student'), call, 'forbidden'],
    ['a personal API token does nothing', person('administrator', null), call, 'session_only'],
  ] as const)('%s', (_, viewer, asked, refusal) => {
    expect(staffRefusal(viewer, asked)).toBe(refusal);
  });

  it('the demonstration’s staff need neither second factor nor a fresh sign-in, but the role', () => {
    const stale = { secondFactor: false, authenticatedAt: minutesAgo(10_000) };
    const exempt = { ...write, isExempt: true };
    expect(staffRefusal(person('administrator', stale), exempt)).toBeNull();
    expect(staffRefusal(person('moderator', stale), exempt)).toBe('forbidden');
    expect(staffRefusal(person('administrator', null), exempt)).toBe('session_only');
  });

  it.each([
    ['demo', true, true],
    ['development', true, true],
    ['production', true, false],
    ['demo', false, false],
    ['development', false, false],
    ['production', false, false],
  ] as const)('in %s, demonstration address %s: exempt %s', (environment, isDemoPerson, exempt) => {
    expect(isExempt(environment, isDemoPerson)).toBe(exempt);
  });
});
