import { describe, expect, it } from '@jest/globals';
import type { Element, Root } from 'hast';
import { show, treeOf } from './show';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<body onload=alert(1)>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<details open ontoggle=alert(1)>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x "onerror=alert(1)")',
  '![x](https://evil.example/pixel.gif)',
  '[x](https://a.example "x\\" onclick=alert(1) \\"")',
  '> <script>alert(1)</script>\n> <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '`<script>alert(1)</script>`',
  '```html onclick=alert(1)\n<script>alert(1)</script>\n```',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '- [ ] <input onfocus=alert(1) autofocus>',
];

const plain = new Set(
  'h2 h3 h4 p ul ol li hr pre br strong em del code a table thead tbody tr th td figure div'.split(' '),
);
const harmless = new Set('href title rel start align id lang className role ariaLabel tabIndex'.split(' '));

describe.each(attacks)('%j', (attack) => {
  const elements = elementsOf(treeOf(attack));

  it('becomes plain elements with harmless attributes', () => {
    expect(elements.map(({ tagName }) => tagName).filter((name) => !plain.has(name))).toEqual([]);
    const names = elements.flatMap(({ properties }) => Object.keys(properties));
    expect(names.filter((name) => !harmless.has(name))).toEqual([]);
  });

  it('leads nowhere but to web pages and mail', () => {
    const targets = elements.flatMap(({ properties: { href } }) => href ?? []);
    const base = 'https://govorim.example';
    const protocols = targets.map((target) => new URL(target, base).protocol);
    expect(protocols.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
  });

  it('is written out without a script, a frame or an image', () => {
    expect(show(attack)).not.toMatch(/<(script|img|svg|iframe|style)/iu);
  });
});

function elementsOf(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));
}
