import { useFormatter, useTranslations } from 'next-intl';
import type { Estimate } from '@/lib/learning/teaching/schema';

interface EstimateText {
  value: string;
  low: string;
  high: string;
  range: string;
  /** The whole estimate on one line. */
  line: string;
}

/** Formats shares as percentages and correlations with two digits. */
export function useEstimate(): (estimate: Estimate, as: 'share' | 'correlation') => EstimateText {
  const t = useTranslations('teaching');
  const format = useFormatter();
  return ({ value, low, high }, as) => {
    const write = (number: number) =>
      format.number(
        number,
        as === 'share'
          ? { style: 'percent', maximumFractionDigits: 0 }
          : { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
      );
    const written = { value: write(value), low: write(low), high: write(high) };
    return { ...written, range: t('range', written), line: t('table.estimate', written) };
  };
}
