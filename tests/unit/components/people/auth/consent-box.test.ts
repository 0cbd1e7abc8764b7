import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { ConsentBox } from '@/components/people/auth/consent-box';
import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { loadMessages } from '@/lib/platform/i18n/messages';

it.each(locales)('in %s the consent links to what is agreed to, in a tab of its own', async (locale) => {
  const prefix = localePrefix(locale);
  const box = createElement(ConsentBox, { error: undefined });
  const children = createElement(PathnameContext.Provider, { value: `${prefix}/auth/register` }, box);
  const page = { locale, messages: await loadMessages(locale), timeZone: 'UTC', children };
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, page));
  const links = [...html.matchAll(/<a ([^>]*)>([^<]+)<\/a>/gu)];
  const hrefs = links.map(([, attributes = '']) => /href="([^"]+)"/u.exec(attributes)?.[1]);
  expect(hrefs).toEqual([`${prefix}/user-offer-agreement`, `${prefix}/personal-data-proccessing`]);
  for (const [, attributes, linked] of links) {
    expect(attributes).toContain('target="_blank"');
    expect(linked?.trim()).not.toBe('');
  }
});
