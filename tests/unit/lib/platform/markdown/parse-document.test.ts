import { describe, expect, it } from '@jest/globals';
import { show } from './show';

describe('an example', () => {
  it('is a Russian line and what it means', () => {
    expect(show('> Это моя сестра.\n> This is my sister.')).toBe(
      '<figure class="example"><p lang="ru">Это моя сестра.</p><p>This is my sister.</p></figure>',
    );
  });

  it('may do without a meaning', () => {
    expect(show('> Вот дом.', 'ru')).toBe('<figure class="example"><p lang="ru">Вот дом.</p></figure>');
  });

  it('keeps emphasis', () => {
    const html = show('> Это **моя** сестра.\n> This is *my* sister.');
    expect(html).toContain('<p lang="ru">Это <strong>моя</strong> сестра.</p>');
    expect(html).toContain('<p>This is <em>my</em> sister.</p>');
  });

  it('may have an empty line between its two', () => {
    expect(show('> Да.\n>\n> Yes.')).toContain('<p lang="ru">Да.</p><p>Yes.</p>');
  });
});

describe('Russian words', () => {
  it('are marked inside another language, also in tables and emphasis', () => {
    expect(show('The word **семья** means family.')).toBe(
      '<p>The word <strong><span lang="ru">семья</span></strong> means family.</p>',
    );
    expect(show('| a |\n| --- |\n| мой дом |')).toContain('<td><span lang="ru">мой дом</span></td>');
  });

  it('need no mark in a Russian text', () => {
    expect(show('Слово **семья**.', 'ru')).toBe('<p>Слово <strong>семья</strong>.</p>');
  });
});

it('numbers headings, so that an address fits every language', () => {
  expect(show('## One\n\n### Two\n\n## Three')).toMatch(/id="section-1".*id="section-2".*id="section-3"/su);
});

it('keeps the links that may be followed', () => {
  const html = show('[a](https://a.example) [b](http://b.example) [c](mailto:c@c.example) [d](/courses)');
  expect(html.match(/href="[^"]+"/gu)).toEqual([
    'href="https://a.example"',
    'href="http://b.example"',
    'href="mailto:c@c.example"',
    'href="/courses"',
  ]);
});

it('makes nothing of nothing', () => {
  expect(show('')).toBe('');
});
