import { useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import type { CardView } from '@/lib/learning/review/card-schema';

/** The content of a card: the word with its meaning and sentence, or the exercise that was answered wrong. */
export function CardFace({ card: { russian, meaning, sentence, note, prompt } }: { card: CardView }) {
  const t = useTranslations('review.words');
  return (
    <>
      {russian !== null && (
        <p lang="ru" className="font-serif text-xl font-medium wrap-anywhere">
          {russian}
        </p>
      )}
      {prompt && (
        <p>
          <span className="font-medium">{t('mistake')}</span>
          <br />
          <span lang={prompt.lang}>
            <RussianText text={prompt.text} lang={prompt.lang} />
          </span>
        </p>
      )}
      {meaning && (
        <p lang={meaning.lang} className="wrap-anywhere">
          <RussianText text={meaning.text} lang={meaning.lang} />
        </p>
      )}
      {sentence && (
        <p lang="ru" className="font-serif text-lg wrap-anywhere text-soft">
          {sentence.russian}
        </p>
      )}
      {note !== null && <p className="wrap-anywhere text-soft italic">{note}</p>}
    </>
  );
}
