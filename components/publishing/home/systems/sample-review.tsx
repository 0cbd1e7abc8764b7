'use client';

import { useRef, type ReactNode } from 'react';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { fetchWords } from '@/components/publishing/home/fetch-words';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { SampleCard, SampleOutlook } from '@/lib/publishing/home/schema';

interface Props {
  cards: SampleCard[];
  outlook: SampleOutlook[];
  /** What stands there until it has come. */
  children: ReactNode;
}

/** Cards to be turned over and rated, fetched when they are opened. */
export function SampleReview({ cards, outlook, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const messages = useMessages();
  const loaded = useOnDemand(place, async () => {
    const [{ SampleCards }, words] = await Promise.all([import('./sample-cards'), fetchWords(locale)]);
    return { SampleCards, words };
  });
  if (!loaded) return <div ref={place}>{children}</div>;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...loaded.words }}>
      <loaded.SampleCards cards={cards} outlook={outlook} />
    </NextIntlClientProvider>
  );
}
