import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { FormTableView } from '@/lib/learning/lexicon/schema';
import { RussianForm } from './russian-form';

interface Props {
  table: FormTableView;
  word: string;
}

/** A table of word forms: at most two columns and breakable words, so that it fits a narrow phone. */
export function FormTable({ table: { title, columns, rows }, word }: Props) {
  const t = useTranslations('words');
  const heads = columns.map((column) => t(`terms.${column}`));
  const isPlain = columns.length === 1 && columns[0] === 'forms';
  return (
    <table className="mb-3 w-full table-fixed border-collapse text-left">
      <caption className={classNames('pt-2 text-left font-medium', title === null && 'sr-only')}>
        {title === null ? t('formsOf', { word }) : t(`terms.${title}`)}
      </caption>
      <thead className={isPlain ? 'sr-only' : undefined}>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pr-2 align-bottom text-sm font-medium text-soft">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 text-sm font-normal hyphens-auto text-soft">
              {label && t(`terms.${label}`)}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-1 pr-2 wrap-anywhere">
                {cell.map((form, place) => (
                  <Fragment key={form.text}>
                    {place > 0 && <br />}
                    <RussianForm of={form} />
                  </Fragment>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
