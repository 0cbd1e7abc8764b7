import { useTranslations } from 'next-intl';
import { Outside } from './outside';

interface Library {
  name: string;
  version: string;
  licence: string;
}

const page = (name: string) => `https://www.npmjs.com/package/${name}`;

/** The direct dependencies. */
export function Libraries({ libraries }: { libraries: Library[] }) {
  const t = useTranslations('credits.libraries');
  return (
    <section aria-labelledby="libraries" className="flex flex-col gap-4">
      <h2 id="libraries" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <p className="text-soft">{t('text')}</p>
      <table className="w-full max-w-3xl border-collapse text-left">
        <thead className="text-sm text-soft">
          <tr className="border-b border-line">
            <th className="py-2 pr-4">{t('name')}</th>
            <th className="py-2 pr-4 max-sm:hidden">{t('version')}</th>
            <th className="py-2">{t('licence')}</th>
          </tr>
        </thead>
        <tbody lang="en">
          {libraries.map(({ name, version, licence }) => (
            <tr key={name} className="border-b border-line">
              <th className="pr-4 font-normal break-all">
                <Outside href={page(name)}>{name}</Outside>
              </th>
              <td className="pr-4 text-soft tabular-nums max-sm:hidden">{version}</td>
              <td className="text-soft">{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Group {
  licence: string;
  libraries: Library[];
}

/** The transitive dependencies: names and versions, grouped by licence. */
export function TransitiveLibraries({ groups }: { groups: Group[] }) {
  const t = useTranslations('credits.further');
  const count = groups.reduce((sum, { libraries }) => sum + libraries.length, 0);
  return (
    <section aria-labelledby="further" className="flex flex-col gap-4">
      <h2 id="further" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <p className="text-soft">{t('text', { count })}</p>
      <ul lang="en" className="flex flex-col">
        {groups.map(({ licence, libraries }) => (
          <li key={licence}>
            <details className="border-b border-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
                {licence}
                <span className="font-normal text-soft">{libraries.length}</span>
              </summary>
              <p className="pb-4 text-sm break-words text-soft">
                {libraries.map(({ name, version }) => `${name} ${version}`).join(', ')}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
