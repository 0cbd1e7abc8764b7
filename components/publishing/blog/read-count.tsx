'use client';

import { useTranslations } from 'next-intl';
import { useReads } from './use-reads';

interface Props {
  slug: string;
  /** As the page knows it, which may be some minutes old. */
  reads: number;
}

/** How often a post was read, this time included once the reader has stayed. */
export function ReadCount({ slug, reads }: Props) {
  const t = useTranslations('blog.post');
  const count = useReads(slug, reads);
  return count > 0 && <span>{` · ${t('reads', { count })}`}</span>;
}
