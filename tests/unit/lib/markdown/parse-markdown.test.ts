import { describe, expect, it } from '@jest/globals';
import { show } from './show';

describe('an example', () => {
  it('is a Russian line and what it means', () => {
    expect(show('> Э́то моя́ сестра́.\n> This is my sister.')).toBe(
      '<figure data-speech="Э́то моя́ сестра́."><p lang="ru">Э́то моя́ сестра́.</p><p>This is my sister.</p></figure>',
    );
  });

  it('may do without a meaning', () => {
    expect(show('> Вот метро́.', 'ru')).toBe(
      '<figure data-speech="Вот метро́."><p lang="ru">Вот метро́.</p></figure>',
    );
  });

  it('keeps emphasis, and speaks only the words', () => {
    const html = show('> Э́то **моя́** сестра́.\n> This is *my* sister.');
    expect(html).toContain('data-speech="Э́то моя́ сестра́."');
    expect(html).toContain('<p lang="ru">Э́то <strong>моя́</strong> сестра́.</p>');
    expect(html).toContain('<p>This is <em>my</em> sister.</p>');
  });

  it('may have an empty line between its two', () => {
    expect(show('> Да.\n>\n> Yes.')).toContain('<p lang="ru">Да.</p><p>Yes.</p>');
  });
});

describe('Russian words', () => {
  it('are marked inside another language, also in tables and emphasis', () => {
    expect(show('The word **семья́** means family.')).toBe(
      '<p>The word <strong><span lang="ru">семья́</span></strong> means family.</p>',
    );
    expect(show('| a |\n| --- |\n| мой дом |')).toContain('<td><span lang="ru">мой дом</span></td>');
  });

  it('need no mark in a Russian text', () => {
    expect(show('Сло́во **семья́**.', 'ru')).toBe('<p>Сло́во <strong>семья́</strong>.</p>');
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
