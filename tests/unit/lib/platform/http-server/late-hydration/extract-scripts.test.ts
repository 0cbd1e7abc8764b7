import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { pageOfScripts, extractScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';

const html = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script type="text/javascript">try{first()}catch{}</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>What one reads.</p><script type="application/ld+json">{"@type":"BlogPosting"}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"\\u003cp\\u003e"])</script>',
  '</body></html>',
].join('');
const standIn = (address: string) => `<script>${address}</script>`;
const take = (page: string, path = '/en') => extractScripts(page, path, standIn);

describe('a page that Next has rendered', () => {
  it('keeps what is read, drawn and found by search engines', () => {
    const document = take(html)?.document ?? '';
    expect(document).toContain('<p>What one reads.</p>');
    expect(document).toContain('try{first()}catch{}');
    expect(document).toContain('{"@type":"BlogPosting"}');
    expect(document).toContain('a.css');
    expect(document).toMatch(/<\/script><\/body><\/html>$/u);
  });

  it('loses every script that only makes it interactive', () => {
    const document = take(html)?.document ?? '';
    expect(document).not.toMatch(/__next_f|TURBOPACK|chunks\/[ab]\.js/u);
  });

  it('has them in one script, in their order, each file once', () => {
    const { text = '' } = take(html)?.script ?? {};
    expect(text.indexOf('TURBOPACK')).toBeLessThan(text.indexOf('__next_f=self'));
    expect(text.indexOf('__next_f=self')).toBeLessThan(text.indexOf('\\u003cp'));
    expect(text).toContain('["/_next/static/chunks/b.js","/_next/static/chunks/a.js"]');
    // It reads as a script.
    expect(() => new Script(text)).not.toThrow();
  });

  it('fetches ahead and runs late what Next runs before hydration, too', () => {
    const early = '(self.__next_s=self.__next_s||[]).push(...find("az","/_next/static/intl/az-1.js"))';
    const { document = '', script } = take(html.replace('</head>', `<script>${early}</script></head>`)) ?? {};
    expect(document).not.toContain('__next_s');
    // The loader fetches ahead what is named behind the list of chunks.
    expect(script?.text.split('for(const a of ').pop()).toContain(early);
  });

  it('names a script that is different differently', () => {
    const other = html.replace('u003cp', 'u003cq');
    expect(take(other)?.script.address).not.toBe(take(html)?.script.address);
  });

  it.each([
    ['without scripts', '<!DOCTYPE html><html><body><p>words</p></body></html>'],
    ['that is cut off', html.slice(0, -7)],
    ['with data in a form that is new to us', html.replace('<script>self.', '<script nonce="x">self.')],
  ])('stays whole %s', (_, page) => expect(take(page)).toBeUndefined());
});

it.each(['/', '/en', '/blog/grammar/cases'])('the scripts of %s are found by their address', (path) => {
  const { address = '' } = take(html, path)?.script ?? {};
  expect(address).toMatch(/^\/_next\/late\/[\w-]{22}\.js/u);
  expect(pageOfScripts(address)).toBe(path);
});

it.each(['/en', '/_next/static/chunks/a.js', '/_next/late/short.js', `/_next/late/${'a'.repeat(22)}.css`])(
  '%s is no address of scripts',
  (address) => expect(pageOfScripts(address)).toBeUndefined(),
);

it('something else stands in their place, and knows where they are', () => {
  const { document = '', script } = take(html) ?? {};
  expect(document).toContain(`${standIn(script?.address ?? '-')}</body></html>`);
});
