import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';
import { Link } from '@/lib/i18n/navigation';
import type { WordMeaning } from '@/lib/lexicon/schema';
import { routes } from '@/lib/routes';
import { KeepWord } from './keep-word';

interface Props {
  meaning: WordMeaning;
  onKept: () => void;
}

/** What a word, or a phrase with it, means in a course, and the way into one's own words. */
export function Meaning({ meaning: { word, russian, gloss, taught, mine }, onKept }: Props) {
  const t = useTranslations('words');
  const locale = useLocale();
  const { course, lesson } = taught;
  return (
    <section className="flex flex-col items-start gap-1">
      <p className="text-lg">
        <span lang="ru" className="font-serif font-medium">
          <Stressed text={russian} />
        </span>
        {' — '}
        <span lang={gloss.lang}>
          <RussianText text={gloss.text} lang={gloss.lang} />
        </span>
      </p>
      {gloss.lang !== locale && <p className="text-sm text-soft">{t('inEnglish')}</p>}
      <Link
        href={routes.lesson(course.slug, lesson.slug)}
        className="inline-flex min-h-11 items-center text-cobalt underline underline-offset-4"
      >
        <span>
          <RussianText text={t('taught', { lesson: lesson.title.text })} lang={locale} />
        </span>
      </Link>
      {mine !== null && <KeepWord word={word} kept={mine} onKept={onKept} />}
    </section>
  );
}
