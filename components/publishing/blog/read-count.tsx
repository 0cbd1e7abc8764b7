'use client';

import { useTranslations } from 'next-intl';
import { useReads } from './use-reads';

interface Props {
  slug: string;
  /** The number in the cached page, which may be some minutes old. */
  reads: number;
}

/** The number of reads; this read is included once the reader has stayed a while. */
export function ReadCount({ slug, reads }: Props) {
  const t = useTranslations('blog.post');
  const count = useReads(slug, reads);
  return count > 0 && <span>{` · ${t('reads', { count })}`}</span>;
}
