import { useFormatter, useTranslations } from 'next-intl';
import type { PlacementResult } from '@/lib/learning/placement/schema';

/** The probabilities of the levels as a table. */
export function ShareTable({ shares }: Pick<PlacementResult, 'shares'>) {
  const t = useTranslations('placement.result');
  const format = useFormatter();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-cobalt">{t('table')}</summary>
      <table className="mt-2 w-full max-w-xs text-left">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-1 font-medium">
              {t('level')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ level, share }) => (
            <tr key={level}>
              <th scope="row" className="py-1 font-normal">
                {level}
              </th>
              <td className="py-1 text-right tabular-nums">
                {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
