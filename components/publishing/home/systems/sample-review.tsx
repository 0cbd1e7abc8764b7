'use client';

import { useRef, type ReactNode } from 'react';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { fetchWords } from '@/components/publishing/home/fetch-words';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { SampleCard, SampleInterval } from '@/lib/publishing/home/schema';

interface Props {
  cards: SampleCard[];
  intervals: SampleInterval[];
  /** The placeholder until the code is loaded. */
  children: ReactNode;
}

/** The trial of the review, loaded when it is opened. */
export function SampleReview({ cards, intervals: outlook, children }: Props) {
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
      <loaded.SampleCards cards={cards} intervals={outlook} />
    </NextIntlClientProvider>
  );
}
