import type { ElementType } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Props {
  /** HTML from lib/platform/markdown only: escaped, or sanitized by its allow-list. */
  html: string;
  lang?: string | undefined;
  as?: ElementType;
  id?: string;
  className?: string;
}

/**
 * The only place that inserts raw HTML into a page: as React elements a text would be sent twice, the second time at four
 * times its size. The stylesheet's `.html` styles its elements.
 */
export function Html({ html, as: Tag = 'span', className, ...rest }: Props) {
  return (
    <Tag {...rest} className={classNames('html', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
