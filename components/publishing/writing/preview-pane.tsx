import { useTranslations } from 'next-intl';
import { Html } from '@/components/platform/markdown/html';
import { Notice } from '@/components/ui/notice';
import type { Draft } from './draft';
import { usePreview } from './use-preview';

/** The text as readers will see it. */
export function PreviewPane({ draft: { locale, title, description, body } }: { draft: Draft }) {
  const t = useTranslations('writing.preview');
  const { html, failure } = usePreview(locale, body);
  return (
    <article lang={locale} className="flex max-w-column flex-col gap-4">
      {failure !== null && <Notice tone="almost">{failure || t('failed')}</Notice>}
      {title !== '' && <h2 className="font-serif text-3xl font-semibold">{title}</h2>}
      {description !== '' && <p className="text-lg text-soft">{description}</p>}
      {body.trim() === '' ? (
        <p className="text-soft">{t('empty')}</p>
      ) : (
        <Html as="div" html={html} className="article in-parts" />
      )}
    </article>
  );
}
