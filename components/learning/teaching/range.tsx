import { useTranslations } from 'next-intl';
import type { Estimate } from '@/lib/learning/teaching/schema';
import { useEstimate } from './use-estimate';

interface Props {
  estimate: Estimate | null;
  as: 'share' | 'correlation';
}

/** The 95 % confidence interval of a figure, or a note that there is too little data. */
export function Range({ estimate, as }: Props) {
  const t = useTranslations('teaching');
  const show = useEstimate();
  if (!estimate) return <span>{t('few')}</span>;
  const { low, high, range } = show(estimate, as);
  return (
    <span>
      <span aria-hidden>{range}</span>
      <span className="sr-only">{t('rangeLabel', { low, high })}</span>
    </span>
  );
}
