import { useLocale, useTranslations } from 'next-intl';
import { lectureHtml } from '@/lib/platform/markdown/lecture-html';
import { ExampleVoices } from './example-voices';
import { Html } from './html';

interface Props {
  markdown: string;
  /** The language of the text. */
  lang: string;
}

/** The text of a lesson, whose examples can be listened to. */
export function Lecture({ markdown, lang }: Props) {
  const t = useTranslations('ui');
  const locale = useLocale();
  return (
    <div className="max-w-column min-w-0">
      <ExampleVoices label={t('listen')} />
      <Html
        html={lectureHtml(markdown, { lang, locale, tableLabel: t('scrollTable') })}
        as="div"
        lang={lang}
        className="article"
      />
    </div>
  );
}
