import { expect, it } from '@jest/globals';
import { element, escapeXml, parent } from '@/lib/publishing/seo/inside/xml';

it.each([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  [`"Кто" 'это'`, '&quot;Кто&quot; &apos;это&apos;'],
  [']]>', ']]&gt;'],
  ['не́ бо 🙂', 'не́ бо 🙂'],
  ['nul\u0000 bell\u0007 tab\t', 'nul bell tab\t'],
  ['half \ud83d of a smile', 'half  of a smile'],
  ['\ufffe\uffff', ''],
])('what XML means itself is written so that it does not: %j', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});

it('elements hold texts, attributes and each other', () => {
  const link = element('link', undefined, { href: '/?a=1&b="2"' });
  expect(parent('a', [link, element('b', '<i>')], { c: "'" })).toBe(
    '<a c="&apos;"><link href="/?a=1&amp;b=&quot;2&quot;"/><b>&lt;i&gt;</b></a>',
  );
});
