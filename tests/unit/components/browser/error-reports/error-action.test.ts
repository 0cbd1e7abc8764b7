import { describe, expect, it } from '@jest/globals';
import { errorAction } from '@/components/browser/error-reports/error-action';
import { ApiError } from '@/lib/browser/api/fetcher';

const origin = 'https://govorim.example';
const page = { origin, isOnline: true, isTyped: false };

function failure(message: string, place = `${origin}/_next/static/chunks/a1.js`, more: object = {}): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at draw (${place}:1:2)` }, more);
}
const chunk = failure(
  `Failed to load chunk ${origin}/_next/static/chunks/gone.js from module 7`,
  `${origin}/_next/static/chunks/a1.js`,
  { name: 'ChunkLoadError' },
);

describe('spec §8: an error that nobody caught', () => {
  it.each([
    ['thrown by our program', failure('broken')],
    ['in Safari’s words', failure('broken', '', { stack: `draw@${origin}/_next/static/chunks/a1.js:1:2` })],
    ['that tells no place', failure('broken', '', { stack: 'Error: broken\n    at <anonymous>:1:7' })],
    ['that names another site', failure('Nothing at https://other.example/x')],
  ])('goes to the error screen, %s', (_, error) => {
    expect(errorAction(error, page)).toBe('screen');
  });

  it.each([
    ['a browser’s extension', failure('broken', 'chrome-extension://abcdef/content.js')],
    ['Safari’s extension', failure('broken', '', { stack: 'f@webkit-masked-url://hidden/:1:2' })],
    ['a script of another site', failure('broken', 'https://other.example/a.js')],
    ['a script that an app put into the page', failure('broken', `${origin}/blog`)],
    ['an app around the page', failure('Java object is gone', '', { stack: '' })],
    ['what a browser keeps to itself', null],
    ['a size watched while it changes', failure('ResizeObserver loop limit exceeded', '', { stack: '' })],
    ['what is no error', 'Object Not Found Matching Id:1'],
    ['a read that ended with its page', new DOMException('The page was left.', 'AbortError')],
    ['a call without a connection', failure('Failed to fetch')],
    ['a call that was reported', new ApiError('No', 503, 'unavailable', '/api/x', {}, null, null)],
    [
      'the router on its way',
      failure('NEXT_REDIRECT', undefined, { digest: 'NEXT_REDIRECT;replace;/;307;' }),
    ],
  ])('is none of ours: %s', (_, error) => {
    expect(errorAction(error, page)).toBe('none');
  });

  it('is only reported where somebody has typed something', () => {
    expect(errorAction(failure('broken'), { ...page, isTyped: true })).toBe('report');
    expect(errorAction(chunk, { ...page, isTyped: true })).toBe('report');
  });

  it('is only reported when React has mended it, as under a translator', () => {
    expect(errorAction(failure('Minified React error #418; visit https://react.dev'), page)).toBe('report');
    expect(errorAction(failure('Minified React error #310; visit https://react.dev'), page)).toBe('screen');
  });

  it('is only reported when the browser has refused something, as to play a sound', () => {
    const refusal = new DOMException('Not without a press.', 'NotAllowedError');
    expect(errorAction(Object.assign(refusal, { stack: '' }), page)).toBe('report');
  });

  it('reloads the page when a piece of the program is gone, but not without a connection', () => {
    expect(errorAction(chunk, page)).toBe('reload');
    expect(errorAction(chunk, { ...page, isOnline: false })).toBe('none');
  });
});
