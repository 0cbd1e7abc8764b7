import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { PageLinks } from '@/components/publishing/blog/page-links';
import english from '@/messages/en/blog.json';
import russian from '@/messages/ru/blog.json';

function show(locale: 'en' | 'ru', page: number): string {
  const blog = locale === 'en' ? english : russian;
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale, timeZone: 'UTC', messages: { blog } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  const links = createElement(PageLinks, { page, pages: 3, addressOf: (to) => `/blog/page/${to}` });
  return renderToStaticMarkup(createElement(NextIntlClientProvider, reader, links));
}

describe('spec §9: pagination labels: previous, next', () => {
  it.each([
    ['en', 'Previous', 'Next'],
    ['ru', 'Назад', 'Вперёд'],
  ] as const)('in %s', (locale, previous, next) => {
    const html = show(locale, 2);
    expect(html).toMatch(new RegExp(`href="[^"]*/blog/page/1"[^>]*>${previous}<`, 'u'));
    expect(html).toMatch(new RegExp(`href="[^"]*/blog/page/3"[^>]*>${next}<`, 'u'));
  });

  it('each only where there is a page to go to', () => {
    expect(show('en', 1)).not.toContain('Previous');
    expect(show('en', 3)).not.toContain('Next');
  });
});
