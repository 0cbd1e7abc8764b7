import { useTranslations } from 'next-intl';

interface Props {
  caption: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

/** The data of a chart as a table. */
export function DataTable({ caption, columns, rows }: Props) {
  const t = useTranslations('progress');
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center text-cobalt hover:underline">
        {t('table')}
      </summary>
      <div role="region" aria-label={caption} tabIndex={0} className="relative max-h-96 overflow-auto">
        <table className="w-full text-left tabular-nums">
          <caption className="pb-2 text-left text-soft">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading = '', ...cells]) => (
              <tr key={heading}>
                <th scope="row" className="border-b border-line py-2 pr-4 font-normal">
                  {heading}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="border-b border-line py-2 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
