'use client';

import { useRef, type ComponentType, type ReactNode } from 'react';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import type { Draft } from '@/components/learning/session/drafts/draft';
import { fetchWords } from '@/components/publishing/home/fetch-words';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { TrialView } from '@/lib/learning/trials/schema';

type View = ComponentType<KindProps<Draft>>;

/** The views by kind, each loaded on demand: a home page loads only those it shows. */
const views: Record<Kind, () => Promise<View>> = {
  choice: async () => viewOf('choice', (await import('@/components/learning/session/kinds/choice')).Choice),
  gap: async () => viewOf('gap', (await import('@/components/learning/session/kinds/gap')).Gap),
  order: async () => viewOf('order', (await import('@/components/learning/session/kinds/order')).Order),
  pairs: async () => viewOf('pairs', (await import('@/components/learning/session/kinds/pairs')).Pairs),
  write: async () => viewOf('write', (await import('@/components/learning/session/kinds/write')).Write),
};

type DraftOf<K extends Kind> = Extract<Draft, { kind: K }>;

function viewOf<K extends Kind>(kind: K, KindView: ComponentType<KindProps<DraftOf<K>>>): View {
  const isOfKind = (draft: Draft): draft is DraftOf<K> => draft.kind === kind;
  return function KindOfTrial({ draft, ...rest }) {
    return isOfKind(draft) && <KindView draft={draft} {...rest} />;
  };
}

/**
 * An exercise to try without an account. Its code loads after the page; until then `children` are shown, and an option
 * chosen in them stays chosen.
 */
export function Trial({ trial, children }: { trial: TrialView; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const messages = useMessages();
  const loaded = useOnDemand(place, async () => {
    const [{ TrialExercise }, view, words] = await Promise.all([
      import('./trial-exercise'),
      views[trial.task.kind](),
      fetchWords(locale),
    ]);
    return { TrialExercise, view, words, chosen: chosenIn(place.current) };
  });
  if (!loaded) return <div ref={place}>{children}</div>;
  const { TrialExercise, view, words, chosen } = loaded;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...words }}>
      <TrialExercise trial={trial} view={view} chosen={chosen} />
    </NextIntlClientProvider>
  );
}

/** The visitor may choose an option before the scripts have loaded. */
function chosenIn(place: HTMLElement | null): number | null {
  const input = place?.querySelector<HTMLInputElement>('input:checked');
  return input ? Number(input.value) : null;
}
