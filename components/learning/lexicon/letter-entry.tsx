import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import { SpeakButton } from '@/components/ui/speak-button';
import type { LetterView } from '@/lib/learning/lexicon/schema';

interface Props {
  letter: LetterView;
  /** 'h3' below a word with the same spelling, else 'h2'. */
  as: 'h2' | 'h3';
}

/** A letter: its name, its sound, and a word with it. */
export function LetterEntry({ letter: { text, name, sound, sample }, as: Heading }: Props) {
  const t = useTranslations('words.letter');
  const listen = useTranslations('words');
  const locale = useLocale();
  const { russian, gloss } = sample;
  return (
    <section className="flex flex-col gap-2">
      <Heading className={Heading === 'h2' ? 'text-2xl font-medium' : 'text-lg font-medium'}>
        <RussianText text={t('title', { letter: text })} lang={locale} />
      </Heading>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1">
        <dt className="text-soft">{t('name')}</dt>
        <dd lang="ru" className="font-serif text-lg">
          {name}
        </dd>
        <dd>
          <SpeakButton text={name} label={listen('listen', { word: name })} />
        </dd>
        <dt className="text-soft">{t('sound')}</dt>
        <dd lang={sound.lang} className="col-span-2">
          <RussianText {...sound} />
        </dd>
        <dt className="text-soft">{t('example')}</dt>
        <dd>
          <span lang="ru" className="font-serif text-lg">
            {russian}
          </span>
          {gloss && (
            <span lang={gloss.lang}>
              {' — '}
              <RussianText {...gloss} />
            </span>
          )}
        </dd>
        <dd>
          <SpeakButton text={russian} label={listen('listen', { word: russian })} />
        </dd>
      </dl>
    </section>
  );
}
