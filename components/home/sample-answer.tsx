import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';

/** What a checked answer looks like: the same sentence the checker itself would say. */
const sentence = { start: 'Э́то моя́ сестр', wrong: 'у́', right: 'а́', end: '.' };

export async function SampleAnswer() {
  const t = await getTranslations('home.sample');
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      <figcaption className="border-b border-line px-6 py-3 text-sm text-soft">{t('label')}</figcaption>
      <div className="flex flex-col gap-4 p-6">
        <p className="font-medium">{t('task')}</p>
        <SampleLine label={t('yours')}>
          <del className="rounded-sm bg-rowan-ground px-0.5 text-rowan decoration-2">
            <Stressed text={sentence.wrong} />
          </del>
        </SampleLine>
        <SampleLine label={t('right')}>
          <ins className="rounded-sm bg-birch-ground px-0.5 text-birch no-underline">
            <Stressed text={sentence.right} />
          </ins>
        </SampleLine>
      </div>
      <Notice tone="wrong" heading={t('verdict')} className="rounded-none px-6">
        <RussianText text={t('reason')} lang={await getLocale()} />
      </Notice>
    </figure>
  );
}

function SampleLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-soft">{label}</p>
      <p lang="ru" className="font-serif text-2xl">
        <Stressed text={sentence.start} />
        {children}
        {sentence.end}
      </p>
    </div>
  );
}
