import { useTranslations } from 'next-intl';
import { OtherLanguage } from '@/components/publishing/blog/other-language';
import { TitleText } from '@/components/publishing/blog/title-text';
import { ReadingFonts } from '@/components/ui/reading-fonts';
import { Html } from '@/components/platform/markdown/html';
import { EditLink } from '@/components/publishing/writing/edit-link';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';

interface Props {
  page: { id: number; title: LocalizedText; html: string };
}

/** An editable page, such as "about". */
export function PageText({ page: { id, title, html } }: Props) {
  const t = useTranslations('blog.post');
  return (
    <article className="mx-auto flex max-w-column flex-col gap-6">
      <ReadingFonts lang={title.lang} />
      <header className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-4">
          <TitleText of={title} as="h1" className="text-3xl font-semibold sm:text-4xl" />
          <EditLink written={{ kind: 'page', id, authorId: null, lang: title.lang }} label={t('edit')} />
        </div>
        <OtherLanguage lang={title.lang} />
      </header>
      <Html html={html} as="div" lang={title.lang} className="article" />
    </article>
  );
}
