import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RussianText } from '@/components/ui/russian-text';
import type { WordMeaning } from '@/lib/learning/lexicon/schema';
import { KeepWord } from './keep-word';
import { TaughtIn } from './taught-in';
import { VerbLines } from './verb-lines';

interface Props {
  meaning: WordMeaning;
  onKept: () => void;
}

/** The meaning of a word or phrase in the courses, with the button to add it to the learner's cards. */
export function Meaning({ meaning, onKept }: Props) {
  const t = useTranslations('words');
  const locale = useLocale();
  const { word, russian, gloss, level, frequency, taught, mine } = meaning;
  const frequent = frequency === null ? undefined : frequencyBands.find((band) => frequency <= band);
  return (
    <section className="flex flex-col items-start gap-1">
      <p className="text-lg">
        <span lang="ru" className="font-serif font-medium">
          {russian}
        </span>
        {' — '}
        <span lang={gloss.lang}>
          <RussianText text={gloss.text} lang={gloss.lang} />
        </span>{' '}
        <Badge>{level}</Badge>
      </p>
      {gloss.lang !== locale && <p className="text-sm text-soft">{t('inEnglish')}</p>}
      <VerbLines {...meaning} />
      {frequent && <p className="text-sm text-soft">{t('frequent', { count: frequent })}</p>}
      <TaughtIn lessons={taught} />
      {mine !== null && <KeepWord word={word} kept={mine} onKept={onKept} />}
    </section>
  );
}

/** Frequency ranks are shown as bands: a learner wants to know whether a word is common, not that it is the 417th. */
const frequencyBands = [100, 300, 500, 1_000, 2_000, 3_000, 5_000];
