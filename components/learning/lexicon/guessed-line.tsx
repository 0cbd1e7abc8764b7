import { useTranslations } from 'next-intl';
import type { LookedUpWord, Spelling } from '@/lib/learning/lexicon/schema';

/** The legend of grey forms, where there are any. */
export function GuessedLine({ form, readings }: Pick<LookedUpWord, 'form' | 'readings'>) {
  const t = useTranslations('words');
  const shown: Spelling[] = [
    form,
    ...readings.flatMap(({ lemma, tables }) => [
      lemma,
      ...tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())),
    ]),
  ];
  if (shown.every(({ stress }) => stress !== 'guessed')) return null;
  return <p className="text-sm text-soft">{t('guessed')}</p>;
}
