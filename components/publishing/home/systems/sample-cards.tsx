import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useWhen } from '@/components/learning/review/use-when';
import { Button } from '@/components/ui/button';
import { RussianText } from '@/components/ui/russian-text';
import type { SampleCard, SampleInterval } from '@/lib/publishing/home/schema';

interface Props {
  cards: SampleCard[];
  intervals: SampleInterval[];
}

/** A trial of the review: turn a card over, rate it, and see when it would come back. Nothing is stored. */
export function SampleCards({ cards, intervals: outlook }: Props) {
  const t = useTranslations('home.card');
  const when = useWhen();
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [rated, setRated] = useState<SampleInterval | null>(null);
  const card = cards[turn % cards.length];
  if (!card) return null;

  function rate(outcome: SampleInterval) {
    setRated(outcome);
    setOpen(false);
    setTurn(turn + 1);
  }
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="min-h-6 text-sm text-soft">
        {rated ? t('rated', { when: whenOf(when, rated) }) : t('ask')}
      </p>
      <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-card border border-line bg-paper p-4 text-center">
        <p lang="ru" className="font-serif text-4xl">
          {card.russian}
        </p>
        {isOpen && <Back card={card} />}
      </div>
      {isOpen ? (
        <Ratings outlook={outlook} onRate={rate} />
      ) : (
        <Button onClick={() => setOpen(true)} className="min-h-14">
          {t('show')}
        </Button>
      )}
    </div>
  );
}

function Back({ card: { gloss, example } }: { card: SampleCard }) {
  return (
    <div className="animate-rise">
      <p lang={gloss.lang} className="text-lg">
        <RussianText {...gloss} />
      </p>
      <p lang="ru" className="font-serif text-lg text-soft">
        {example.russian}
      </p>
    </div>
  );
}

function Ratings({
  outlook,
  onRate,
}: {
  outlook: SampleInterval[];
  onRate: (outcome: SampleInterval) => void;
}) {
  const t = useTranslations('review.rating');
  const when = useWhen();
  return (
    <div role="group" aria-label={t('title')} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {outlook.map((outcome) => (
        <button
          key={outcome.rating}
          type="button"
          onClick={() => onRate(outcome)}
          className="flex min-h-14 flex-col items-center justify-center rounded-control border border-control bg-raised px-2 py-1.5 text-center leading-tight transition-colors hover:border-cobalt hover:text-cobalt"
        >
          <span className="font-medium">{t(`${outcome.rating}`)}</span>
          <span className="text-sm text-soft">{whenOf(when, outcome)}</span>
        </button>
      ))}
    </div>
  );
}

/** The formatter needs two times; only their difference matters. */
const whenOf = (when: ReturnType<typeof useWhen>, { afterSeconds: after }: SampleInterval) =>
  when(new Date(after * 1000).toISOString(), new Date(0).toISOString());
