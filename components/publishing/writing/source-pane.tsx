import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Html } from '@/components/platform/markdown/html';
import { SelectField } from '@/components/ui/select-field';
import { localeLabels, type Locale } from '@/lib/platform/i18n/locales';
import type { Draft } from './draft';
import { usePreview } from './use-preview';

interface Props {
  draft: Draft;
  others: readonly Draft[];
}

/** The text in another language, to translate from. */
export function SourcePane({ draft, others }: Props) {
  const t = useTranslations('writing.source');
  const [wanted, setWanted] = useState<Locale | null>(null);
  const source = others.find(({ locale }) => locale === wanted) ?? others[0];
  if (!source) return <p className="text-soft">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {others.length > 1 && (
        <SelectField
          id="source"
          label={t('label')}
          value={source.locale}
          options={others.map(({ locale }) => ({
            value: locale,
            label: localeLabels[locale].own,
            lang: locale,
          }))}
          onChange={({ target }) =>
            setWanted(others.find(({ locale }) => locale === target.value)?.locale ?? null)
          }
        />
      )}
      <p className="text-sm text-soft">{t(isNewer(source, draft) ? 'newer' : 'current')}</p>
      <SourceText draft={source} />
    </div>
  );
}

function SourceText({ draft: { locale, title, description, body } }: { draft: Draft }) {
  const { html } = usePreview(locale, body);
  return (
    <article lang={locale} className="flex max-w-column flex-col gap-4">
      <h2 className="font-serif text-3xl font-semibold">{title}</h2>
      <p className="text-lg text-soft">{description}</p>
      <Html as="div" html={html} className="article in-parts" />
    </article>
  );
}

/** ISO 8601 times in UTC can be compared as strings. */
const isNewer = (one: Draft, other: Draft) =>
  (one.stored?.changed_at ?? '') > (other.stored?.changed_at ?? '');
