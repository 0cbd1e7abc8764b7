import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/russian/exercises/schema';

const icons = { right: CircleCheck, almost: CircleDot, wrong: CircleX } satisfies Record<
  Verdict,
  typeof CircleX
>;
const colours = {
  right: 'text-birch',
  almost: 'text-honey',
  wrong: 'text-rowan',
} satisfies Record<Verdict, string>;

export function VerdictHeading({ verdict, points }: { verdict: Verdict; points: number }) {
  const t = useTranslations('exercises');
  const Icon = icons[verdict];
  return (
    <p className={classNames('flex flex-wrap items-center gap-2 text-xl font-semibold', colours[verdict])}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      {t(`verdict.${verdict}`)}
      {points > 0 && (
        <span className="ml-auto text-base font-medium">{t('result.points', { count: points })}</span>
      )}
    </p>
  );
}
