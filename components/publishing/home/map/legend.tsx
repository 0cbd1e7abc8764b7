import { getTranslations } from 'next-intl/server';
import type { LanguageStatus } from '@/lib/publishing/home/schema';
import { statusLooks } from './status-looks';

const statuses = ['official', 'widespread', 'minority'] as const satisfies LanguageStatus[];

/** The legend of the map (spec §9). */
export async function Legend() {
  const t = await getTranslations('home.map');
  return (
    <ul aria-label={t('legend')} className="flex flex-col gap-3">
      {statuses.map((status) => (
        <li key={status} className="flex items-center gap-3">
          <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden className="shrink-0">
            <rect x="1" y="1" width="30" height="22" rx="4" className={statusLooks[status]} />
          </svg>
          {t(`status.${status}`)}
        </li>
      ))}
    </ul>
  );
}
