import type { ReactNode } from 'react';
import { Award } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Earned as EarnedThings } from '@/lib/learning/progress/earned-schema';
import { describeRank } from '@/lib/learning/progress/ranks';

/** The ranks and badges earned by this lesson or review, shown once. */
export function Earned({ earned: { rank, badges } }: { earned: EarnedThings }) {
  const t = useTranslations('progress');
  if (rank === null && badges.length === 0) return null;
  const reached = rank === null ? null : describeRank(rank);
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-honey-ground p-4">
      {reached && (
        <Line>
          {t('earned.rank', { number: reached.number, meaning: t(`ranks.${reached.meaning}`) })}{' '}
          <span lang="ru" className="font-serif">
            {reached.name}
          </span>
        </Line>
      )}
      {badges.map((badge) => (
        <Line key={badge}>
          {t('earned.badge', { name: t(`badges.names.${badge}`), reason: t(`badges.reasons.${badge}`) })}
        </Line>
      ))}
    </ul>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Award size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-honey" />
      <span>{children}</span>
    </li>
  );
}
