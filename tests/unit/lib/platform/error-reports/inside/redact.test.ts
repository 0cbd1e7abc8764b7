import { expect, it } from '@jest/globals';
import { redact } from '@/lib/platform/error-reports/inside/redact';

it.each([
  ['at /auth/reset?token=abc&x=1 failed', 'at /auth/reset?… failed'],
  ['"https://a.example/b?secret=c"', '"https://a.example/b?…"'],
  ['mail to anna@demo.govorim.example failed', 'mail to …@… failed'],
  [`Bearer ${'a1-_'.repeat(11)}`, 'Bearer …'],
  [
    'at o4 (http://localhost/_next/static/chunks/2sud.js:31:84361)',
    'at o4 (http://localhost/_next/static/chunks/2sud.js:31:84361)',
  ],
])('%s', (text, shown) => expect(redact(text)).toBe(shown));
