import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { WordReading } from '@/lib/learning/lexicon/schema';
import { FormTable } from './form-table';
import { RussianForm } from './russian-form';

interface Props {
  reading: WordReading;
  /** The form as it occurs in the text. */
  form: string;
}

/** One reading of a form: the word and its grammatical form. */
export function Reading({ reading: { lemma, kind, traits, uses, tables }, form }: Props) {
  const t = useTranslations('words');
  return (
    <section className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-2">
        {lemma.text !== form && (
          <span>
            <span className="text-soft">{t('from')}</span> <RussianForm of={lemma} className="font-medium" />
          </span>
        )}
        {[t(`kinds.${kind}`), ...traits.map((term) => t(`terms.${term}`))].map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </p>
      {uses.length > 0 && (
        <ul className="text-soft">
          {uses.map((use) => (
            <li key={use.join()}>{use.map((term) => t(`terms.${term}`)).join(', ')}</li>
          ))}
        </ul>
      )}
      {tables.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium text-cobalt">{t('forms')}</summary>
          {tables.map((table, index) => (
            <FormTable key={index} table={table} word={lemma.text} />
          ))}
        </details>
      )}
    </section>
  );
}
