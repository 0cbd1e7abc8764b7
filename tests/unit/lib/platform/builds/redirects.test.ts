import { describe, expect, it } from '@jest/globals';
import { findRedirect } from '@/lib/platform/builds/find-redirect';
import { fullLoadTarget } from '@/lib/browser/builds/full-load';
import { allowedSites, routeRules } from '@/lib/platform/builds/route-rules';
import { buildMeta } from '@/lib/platform/builds/schema';

const rules = (table: Record<string, string>, wildcard: Record<string, string> = {}) => ({
  static: Object.fromEntries(Object.entries(table).map(([from, redirect]) => [from, { redirect }])),
  wildcard: Object.fromEntries(Object.entries(wildcard).map(([from, redirect]) => [from, { redirect }])),
  dynamic: {},
});

describe('spec §7: the look-up of a route’s rules', () => {
  it('leads from the right spelling to the real address', () => {
    expect(findRedirect(routeRules, '/personal-data-processing')).toEqual({
      kind: 'internal',
      path: '/personal-data-proccessing',
    });
  });

  it('says nothing of other addresses, nor of names that objects are born with', () => {
    expect(findRedirect(routeRules, '/courses')).toBeNull();
    expect(findRedirect(routeRules, 'constructor')).toBeNull();
    expect(findRedirect(routeRules, '__proto__')).toBeNull();
  });

  it('takes the exact path before the longest beginning', () => {
    const table = rules({ '/old/a': '/exact' }, { '/old': '/short', '/old/b': '/long' });
    const lead = (path: string) => findRedirect(table, path);
    expect(lead('/old/a')).toMatchObject({ path: '/exact' });
    expect(lead('/old/b/c')).toMatchObject({ path: '/long' });
    expect(lead('/old')).toMatchObject({ path: '/short' });
    expect(lead('/older')).toBeNull();
  });

  it('leads to another site only when that is allowed', () => {
    const table = rules({ '/app': 'https://store.example/govorim' });
    expect(findRedirect(table, '/app', ['https://store.example'])).toEqual({
      kind: 'external',
      url: 'https://store.example/govorim',
    });
    expect(findRedirect(table, '/app')).toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    'https://evil.example',
    'https://store.example@evil.example',
    'http://store.example/',
    'data:text/html,x',
    '\t//evil.example',
    '',
  ])('is no open redirect: %j', (redirect) => {
    expect(findRedirect(rules({ '/a': redirect }), '/a', ['https://store.example'])).toBeNull();
  });
});

describe('a full load under a new build', () => {
  const load = (address: string, table = routeRules) =>
    fullLoadTarget(new URL(address, 'http://localhost'), table);

  it('goes where the link led, query and all', () => {
    expect(load('/de/courses?a=1#b')).toBe('/de/courses?a=1#b');
    expect(fullLoadTarget(new URL('http://localhost/a'), null)).toBe('/a');
  });

  it('follows the new build’s rules in the reader’s language', () => {
    expect(load('/jp/personal-data-processing')).toBe('/jp/personal-data-proccessing');
    expect(load('/personal-data-processing')).toBe('/personal-data-proccessing');
  });
});

it('every rule of ours leads somewhere, and the manifest has the shape it says', () => {
  const all = { ...routeRules.static, ...routeRules.wildcard };
  for (const path of Object.keys(all)) expect(findRedirect(routeRules, path, allowedSites)).not.toBeNull();
  const manifest = { id: 'a', timestamp: 1, matcher: routeRules, prerendered: [] };
  expect(buildMeta.parse(manifest)).toEqual(manifest);
});
