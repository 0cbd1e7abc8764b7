'use client';

import { useRef, type ReactNode } from 'react';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { fetchWords } from '@/components/publishing/home/fetch-words';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { TrialView } from '@/lib/learning/trials/schema';
import type { TrialProps } from './trial-exercise';

const exercises = {
  choice: async () => (await import('./kinds/choice')).ChoiceTrial,
  gap: async () => (await import('./kinds/gap')).GapTrial,
  order: async () => (await import('./kinds/order')).OrderTrial,
  pairs: async () => (await import('./kinds/pairs')).PairsTrial,
  write: async () => (await import('./kinds/write')).WriteTrial,
} satisfies Record<Kind, () => Promise<(props: TrialProps) => ReactNode>>;

/**
 * An exercise that works right here, without an account. Its view comes after the page; until then `children` stand
 * there, and what was chosen in them stays chosen.
 */
export function Trial({ trial, children }: { trial: TrialView; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const messages = useMessages();
  const loaded = useOnDemand(place, async () => {
    const [Exercise, words] = await Promise.all([exercises[trial.task.kind](), fetchWords(locale)]);
    return { Exercise, words, chosen: chosenIn(place.current) };
  });
  if (!loaded) return <div ref={place}>{children}</div>;
  const { Exercise, words, chosen } = loaded;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...words }}>
      <Exercise trial={trial} chosen={chosen} />
    </NextIntlClientProvider>
  );
}

/** Somebody may be quicker than the scripts. */
function chosenIn(place: HTMLElement | null): number | null {
  const input = place?.querySelector<HTMLInputElement>('input:checked');
  return input ? Number(input.value) : null;
}
