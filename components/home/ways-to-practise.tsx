import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Stressed } from '@/components/ui/stressed';

/** The five kinds of exercise, each with a glimpse of one. */
export async function WaysToPractise() {
  const t = await getTranslations('home.how');
  return (
    <section aria-labelledby="how" className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h2 id="how" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-column text-soft">{t('text')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3">
        <Way name={t('choice')}>
          <Chip chosen>{'ма́ма'}</Chip>
          <Chip>{'дом'}</Chip>
          <Chip>{'окно́'}</Chip>
        </Way>
        <Way name={t('pairs')}>
          <Chip chosen>{'брат'}</Chip>
          <span aria-hidden className="text-faint">
            —
          </span>
          <Chip chosen lang={null}>
            {t('pairsMeaning')}
          </Chip>
        </Way>
        <Way name={t('gap')}>
          <Words>{'Э́то'}</Words>
          <Chip chosen>{'моя́'}</Chip>
          <Words>{'сестра́.'}</Words>
        </Way>
        <Way name={t('order')}>
          <Chip>{'э́то'}</Chip>
          <Chip>{'мой'}</Chip>
          <Chip>{'дом'}</Chip>
        </Way>
        <Way name={t('write')}>
          <Words>{'Приве́т, я А́нна'}</Words>
          <span aria-hidden className="h-7 w-0.5 bg-cobalt" />
        </Way>
      </ul>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-col justify-between gap-6 rounded-card border border-line bg-raised p-6">
      <div className="flex min-h-11 flex-wrap items-center gap-2">{children}</div>
      <p className="font-medium">{name}</p>
    </li>
  );
}

const Words = ({ children }: { children: string }) => (
  <span lang="ru" className="font-serif text-xl">
    <Stressed text={children} />
  </span>
);

function Chip({
  children,
  chosen = false,
  lang = 'ru',
}: {
  children: string;
  chosen?: boolean;
  lang?: 'ru' | null;
}) {
  return (
    <span
      lang={lang ?? undefined}
      className={`rounded-control border px-3 py-1.5 text-lg ${lang === 'ru' ? 'font-serif' : ''} ${chosen ? 'border-cobalt bg-cobalt-ground text-cobalt' : 'border-line bg-sunken'}`}
    >
      <Stressed text={children} />
    </span>
  );
}
