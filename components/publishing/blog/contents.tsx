import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/platform/markdown/document-html';
import { TitleText } from './title-text';
import type { Locale } from '@/lib/platform/i18n/locales';

interface Props {
  headings: readonly Heading[];
  lang: Locale;
}

/** The table of contents: collapsed on a phone, beside the text on wide screens. */
export function Contents({ headings, lang }: Props) {
  const t = useTranslations('blog.post');
  if (headings.length < 2) return null;
  return (
    <>
      <details className="rounded-card border border-line bg-raised px-4 lg:hidden">
        <summary className="min-h-11 content-center font-medium">{t('contents')}</summary>
        <nav aria-label={t('contents')} className="pb-3">
          <Sections headings={headings} lang={lang} />
        </nav>
      </details>
      <nav aria-label={t('contents')} className="sticky top-6 hidden lg:block">
        <p className="mb-2 text-sm font-medium text-faint">{t('contents')}</p>
        <Sections headings={headings} lang={lang} />
      </nav>
    </>
  );
}

function Sections({ headings, lang }: Props) {
  return (
    <ol className="border-l border-line">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex min-h-11 items-center py-1 pr-2 text-soft hover:text-cobalt ${level === 2 ? 'pl-4' : 'pl-8'}`}
          >
            <TitleText of={{ text, lang }} />
          </a>
        </li>
      ))}
    </ol>
  );
}
