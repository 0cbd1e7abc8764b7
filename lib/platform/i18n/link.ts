import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import { createElement, type ComponentProps } from 'react';
import { getPathname } from './navigation';

interface Props extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** A path without the prefix of a locale, or a whole address. */
  href: string;
}

/**
 * A link within the language of the page. In a component of the server the Link of next-intl asks for the locale anew, so
 * that React puts each one aside and draws it by itself.
 */
export function Link({ href, ...rest }: Props) {
  const locale = useLocale();
  const path = href.startsWith('/') ? getPathname({ href, locale }) : href;
  return createElement(NextLink, { ...rest, href: path });
}
