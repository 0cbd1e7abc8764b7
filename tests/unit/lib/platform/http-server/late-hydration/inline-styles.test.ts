import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { extractScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const page = (links: string) =>
  `<!DOCTYPE html><html><head>${links}<title>Title</title></head><body><p>words</p>` +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,""])</script></body></html>';

const files: Record<string, string> = {
  'a.css': `p{color:red}@font-face{src:url(../media/f.woff2)}q{content:'$&'}`,
  'b.css': 'p{color:blue}',
  'odd.css': `p{content:"</StyLe>"}`,
};
const take = (links: string) =>
  extractScripts(
    page(links),
    '/en',
    () => '',
    (file) => files[file],
  );

describe('the stylesheets of a page', () => {
  it('stand in it, in their order, after what names and describes it', () => {
    const document = take(link('a.css') + link('b.css'))?.document ?? '';
    expect(document).not.toContain('<link');
    expect(document).toMatch(
      /<title>Title<\/title><style>p\{color:red\}.*<\/style><style>p\{color:blue\}<\/style><\/head>/u,
    );
    expect(document).toContain(`q{content:'$&'}`);
  });

  it('name their fonts as they are found from anywhere', () => {
    expect(take(link('a.css'))?.document).toContain('url(/_next/static/media/f.woff2)');
  });

  it('are there for React before it starts, and are not fetched', () => {
    const { text = '' } = take(link('a.css'))?.script ?? {};
    expect(text.indexOf('"/_next/static/chunks/a.css"')).toBeGreaterThan(0);
    expect(text.indexOf('a.css')).toBeLessThan(text.indexOf('b.js'));
    expect(text).toContain('disabled=true');
    expect(() => new Script(text)).not.toThrow();
  });

  it.each([
    ['cannot be read', link('gone.css')],
    ['would end too early', link('odd.css')],
    ['has a form that is new to us', link('b.css').replace('/>', ' media="print"/>')],
  ])('stay where they are, all of them, when one %s', (_, other) => {
    const { document = '', script } = take(link('a.css') + other) ?? {};
    expect(document).toContain(link('a.css') + other);
    expect(document).not.toContain('<style>');
    expect(script?.text).not.toContain('a.css');
  });
});

it('a page of another style is another page, and its scripts are others', () => {
  expect(take(link('a.css'))?.script.address).not.toBe(take(link('b.css'))?.script.address);
});
