import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { LayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { FlightRouterState } from 'next/dist/shared/lib/app-router-types';
import { NextIntlClientProvider } from 'next-intl';
import { HeaderMenus } from '@/components/layout/header-menus';
import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { listMenuLinks } from '@/lib/publishing/navigation';
import layout from '@/messages/de/layout.json';

type Layout = NonNullable<ComponentProps<typeof LayoutRouterContext.Provider>['value']>;

/** The header as the server renders it, on the page with this path. */
function render(path: string): string {
  const menus = createElement(HeaderMenus, { places: listMenuLinks('navigation') });
  const parentTree = path
    .split('/')
    .reduceRight<FlightRouterState>((inner, segment) => [segment, { children: inner }], ['__PAGE__', {}]);
  const value = { parentTree } as Layout;
  const within = createElement(LayoutRouterContext.Provider, { value }, menus);
  const children = createElement(PathnameContext.Provider, { value: `/de${path}` }, within);
  const page = { locale: 'de', messages: { layout }, timeZone: 'UTC', children } as const;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, page));
}

const html = render('/blog');

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

it.each(['/today', '/courses/show', '/profile/summary'])(
  'on %s, which is rendered at each request, their items come with hydration',
  (path) => {
    const page = render(path);
    expect(page.match(/popover="auto"/giu)).toHaveLength(3);
    expect(page).not.toMatch(/hrefLang|data-choose-theme/iu);
  },
);
