import {
  ChevronDown,
  LayoutGrid,
  ListChecks,
  Pencil,
  RotateCcw,
  Shuffle,
  TextCursorInput,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StillTask } from '@/components/publishing/home/trial/still-task';
import { Trial } from '@/components/publishing/home/trial/trial';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { SampleCard, SampleInterval } from '@/lib/publishing/home/schema';
import type { TrialView } from '@/lib/learning/trials/schema';
import { SampleReview } from './sample-review';

const kinds = [
  { kind: 'choice', icon: ListChecks },
  { kind: 'pairs', icon: LayoutGrid },
  { kind: 'gap', icon: TextCursorInput },
  { kind: 'order', icon: Shuffle },
  { kind: 'write', icon: Pencil },
] as const satisfies { kind: Kind; icon: LucideIcon }[];

interface Props {
  trials: TrialView[];
  cards: SampleCard[];
  intervals: SampleInterval[];
}

/** The five kinds of exercise and the review, each with a trial in place. */
export async function Systems({ trials, cards, intervals: outlook }: Props) {
  const t = await getTranslations('home.systems');
  if (trials.length === 0) return null;
  return (
    <section aria-labelledby="systems" className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div className="flex flex-col gap-3">
        <h2 id="systems" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <p className="text-soft">{t('text')}</p>
      </div>
      <div className="flex flex-col gap-3">
        {kinds.map(({ kind, icon }) => {
          const trial = trials.find(({ place }) => place === kind);
          return (
            trial && (
              <System key={kind} icon={icon} name={t(`${kind}.name`)} text={t(`${kind}.text`)}>
                <Trial trial={trial}>
                  <StillTask trial={trial} />
                </Trial>
              </System>
            )
          );
        })}
        {cards.length > 0 && (
          <System icon={RotateCcw} name={t('review.name')} text={t('review.text')}>
            <SampleReview cards={cards} intervals={outlook}>
              <div className="min-h-64 animate-pulse rounded-card bg-sunken" />
            </SampleReview>
          </System>
        )}
      </div>
    </section>
  );
}

interface SystemProps {
  icon: LucideIcon;
  name: string;
  text: string;
  children: ReactNode;
}

/** Collapsed at first. Opening one does not close another, so that the pressed line does not move. */
function System({ icon: Icon, name, text, children }: SystemProps) {
  return (
    <details className="group rounded-card border border-line bg-raised open:border-control">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 rounded-card p-4 transition-colors hover:text-cobalt sm:px-6 [&::-webkit-details-marker]:hidden">
        <Icon size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-cobalt" />
        <span className="min-w-0 flex-1">
          <h3 className="font-semibold">{name}</h3>
          <span className="block text-sm text-soft">{text}</span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4 sm:p-6">{children}</div>
    </details>
  );
}
