import type { ElementType } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Props {
  /** From lib/platform/markdown alone: escaped, or sanitised by its allow-list. */
  html: string;
  lang?: string | undefined;
  as?: ElementType;
  id?: string;
  className?: string;
}

/**
 * The one place where HTML is put into a page as it is: as elements a text would travel twice, the second time at four
 * times its size. `.html` in the stylesheet knows what stands in it.
 */
export function Html({ html, as: Tag = 'span', className, ...rest }: Props) {
  return (
    <Tag {...rest} className={classNames('html', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
