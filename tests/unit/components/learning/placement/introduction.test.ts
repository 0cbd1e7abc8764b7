import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from '@jest/globals';
import { Introduction } from '@/components/learning/placement/introduction';
import { routes } from '@/lib/platform/routes/routes';
import placement from '@/messages/en/placement.json';

it('whoever starts from zero goes to the first lesson, past the list of courses', () => {
  const zeroHref = routes.lesson('russian-from-zero', 'alphabet');
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale: 'en', timeZone: 'UTC', messages: { placement } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  const introduction = createElement(Introduction, { maxQuestions: 15, last: null, zeroHref });
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, reader, introduction));
  expect(html).toMatch(
    new RegExp(`href="[^"]*course=russian-from-zero&amp;lesson=alphabet"[^>]*>${placement.intro.zero}<`, 'u'),
  );
  expect(html).not.toContain(routes.courseList());
});
