import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Spelling } from '@/lib/learning/lexicon/schema';

/** A form with the word that always precedes it, if any; grey when its stress was only predicted. */
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
