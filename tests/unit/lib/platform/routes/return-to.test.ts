import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from '@/lib/platform/routes/return-to';
import { routes } from '@/lib/platform/routes/routes';

describe('the way back after signing in', () => {
  it.each(['/', '/de/courses', '/courses/show?course=a&lesson=b', '/jp/courses?x=%2F%2Fevil'])(
    'is %s',
    (wanted) => {
      expect(safeReturnTo(wanted)).toBe(wanted);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '%09//evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '\u2028//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/../..//evil.example',
    '',
    null,
    undefined,
  ])('is never another site: %s', (wanted) => {
    expect(safeReturnTo(wanted)).toBe(routes.courses());
  });
});
