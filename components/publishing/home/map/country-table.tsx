import { getFormatter, getTranslations } from 'next-intl/server';
import type { LanguageCountry } from '@/lib/publishing/home/schema';

interface Props {
  countries: LanguageCountry[];
  names: Intl.DisplayNames;
}

/** The map as a table with numbers and sources. */
export async function CountryTable({ countries, names }: Props) {
  const t = await getTranslations('home.map');
  const format = await getFormatter();
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-3 font-medium text-cobalt">
        {t('table')}
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('table')}
        className="max-h-112 overflow-auto border-t border-line px-4"
      >
        <table className="w-full text-left text-sm">
          <caption className="py-3 text-left text-soft">{t('note')}</caption>
          <thead className="text-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t('country')}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t('speakers')}
              </th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ country, status, speakers, sources }) => (
              <tr key={country} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {names.of(country)}
                  <span className="block font-normal">{t(`short.${status}`)}</span>
                  {sources.map(({ title, address, year }) => (
                    <a
                      key={title}
                      href={address}
                      lang="en"
                      rel="noopener"
                      className="block py-1 font-normal text-soft underline underline-offset-2 hover:text-cobalt"
                    >
                      {`${title} (${year})`}
                    </a>
                  ))}
                </th>
                <td className="py-2 text-right tabular-nums">
                  {speakers === null ? (
                    <span className="text-soft">{t('unknown')}</span>
                  ) : (
                    format.number(speakers)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
