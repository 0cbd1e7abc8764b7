import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { HeaderMenus } from '@/components/layout/header-menus';
import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { listMenuLinks } from '@/lib/publishing/navigation';
import layout from '@/messages/de/layout.json';

const menus = createElement(HeaderMenus, { places: listMenuLinks('navigation') });
const children = createElement(PathnameContext.Provider, { value: '/de/blog' }, menus);
const page = { locale: 'de', messages: { layout }, timeZone: 'UTC', children } as const;
const html = renderToStaticMarkup(createElement(NextIntlClientProvider, page));

it('each menu of the header hangs on a button by the browser’s own means, whole in the page', () => {
  const buttons = [...html.matchAll(/popoverTarget="([^"]+)"/giu)].map(([, id]) => id);
  expect(buttons).toHaveLength(4);
  for (const id of buttons) expect(html).toContain(`id="${id}" popover="auto"`);
  expect(html).not.toContain('aria-haspopup');
});

it('the languages are links to this very page, in the order of the specification', () => {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)" hrefLang="([^"]+)"/giu)];
  expect(links.map(([, , language]) => language)).toEqual([...locales]);
  expect(links.map(([, href]) => href)).toEqual(locales.map((locale) => `${localePrefix(locale)}/blog`));
});

it('themes are buttons that no script of the page is needed for', () => {
  for (const theme of ['light', 'dark', 'system'])
    expect(html).toMatch(new RegExp(`<button[^>]*data-choose-theme="${theme}"[^>]*data-works-early`, 'u'));
});
