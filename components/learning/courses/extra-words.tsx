import { useTranslations } from 'next-intl';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { WordView } from '@/lib/learning/courses/schema';
import { WordList } from './word-list';

/** Words of the topic that no exercise practises. */
export function ExtraWords({ words }: { words: WordView[] }) {
  const t = useTranslations('courses.word');
  if (words.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-semibold">{t('extra')}</h2>
      <p className="text-soft">{t('extraText')}</p>
      <TappableText>
        <WordList words={words} />
      </TappableText>
    </section>
  );
}
