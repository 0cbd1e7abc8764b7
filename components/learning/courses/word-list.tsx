import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RussianText } from '@/components/ui/russian-text';
import { SpeakButton } from '@/components/ui/speak-button';
import { VerbLines } from '@/components/learning/lexicon/verb-lines';
import type { WordView } from '@/lib/learning/courses/schema';

/** The words of a lesson with audio and an example sentence. */
export function WordList({ words }: { words: WordView[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {words.map((word) => (
        <WordItem key={word.id} word={word} />
      ))}
    </ul>
  );
}

function WordItem({ word }: { word: WordView }) {
  const t = useTranslations('courses.word');
  const { russian, gender, plural, aspect, gloss, example } = word;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-raised py-3 pr-2 pl-4">
      <Spoken text={russian}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span lang="ru" className="font-serif text-xl font-medium">
            {russian}
          </span>
          {gender && <Badge>{t(gender)}</Badge>}
          {plural && <Badge>{t('plural')}</Badge>}
          {aspect && <Badge>{t(aspect)}</Badge>}
        </p>
        <p lang={gloss.lang}>
          <RussianText text={gloss.text} lang={gloss.lang} />
        </p>
        <VerbLines {...word} />
      </Spoken>
      <Spoken text={example.russian}>
        <p lang="ru" className="font-serif text-lg">
          {example.russian}
        </p>
        {example.meaning.lang !== 'ru' && (
          <p lang={example.meaning.lang} className="text-soft">
            {example.meaning.text}
          </p>
        )}
      </Spoken>
    </li>
  );
}

/** Russian text with a button that reads it aloud. */
function Spoken({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslations('courses.word');
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <SpeakButton text={text} label={t('listen', { text })} />
    </div>
  );
}
