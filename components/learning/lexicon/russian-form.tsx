import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Spelling } from '@/lib/learning/lexicon/schema';

/** A form in its spelling, with what it is never said without; grey where only a machine says how it is stressed. */
export function RussianForm({
  of: { text, stress, before },
  className,
}: {
  of: Spelling;
  className?: string;
}) {
  const t = useTranslations('words');
  const isGuessed = stress === 'guessed';
  return (
    <>
      <span lang="ru" className={classNames('font-serif text-lg', isGuessed && 'text-soft', className)}>
        {before === undefined ? text : `${before} ${text}`}
      </span>
      {isGuessed && <span className="sr-only"> ({t('guessedForm')})</span>}
    </>
  );
}
