import { getLocale, getTranslations } from 'next-intl/server';
import { drawLanguageMap, mapSize } from '@/lib/publishing/home/language-map';
import type { LanguageCountry } from '@/lib/publishing/home/schema';
import { CountryTable } from './country-table';
import { Legend } from './legend';
import { statusLooks, stripes } from './status-looks';

/** The countries in which Russian is spoken: a map with its legend and a table. */
export async function LanguageMap({ countries }: { countries: LanguageCountry[] }) {
  const t = await getTranslations('home.map');
  const locale = await getLocale();
  if (countries.length === 0) return null;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { land, countries: shapes } = drawLanguageMap(countries.map(({ country }) => country));
  const statusOf = new Map(countries.map(({ country, status }) => [country, status]));
  return (
    <section aria-labelledby="map" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 id="map" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-column text-soft">{t('text')}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="group"
          aria-label={t('title')}
          className="h-auto w-full rounded-card bg-cobalt-ground"
        >
          <defs>
            <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse">
              <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" className="stroke-cobalt" strokeWidth="1.5" />
            </pattern>
          </defs>
          <path d={land} className="fill-line" />
          {shapes.map(({ country, path }) => {
            const status = statusOf.get(country) ?? 'minority';
            return (
              <path
                key={country}
                d={path}
                role="img"
                data-tooltip
                aria-label={`${names.of(country) ?? country}: ${t(`status.${status}`)}`}
                className={statusLooks[status]}
              />
            );
          })}
        </svg>
        <div className="flex flex-col gap-6">
          <Legend />
          <CountryTable countries={countries} names={names} />
        </div>
      </div>
    </section>
  );
}
