import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Hint, HintLevel } from '@/lib/russian/exercises/hints';

const names = { 1: 'first', 2: 'second', 3: 'third' } as const satisfies Record<HintLevel, string>;

interface Props {
  stakes: { hints: readonly Hint[]; hint_price: number };
  waiting: boolean;
  onAsk: (level: HintLevel) => void;
}

/** Opens the next hint and shows its cost; hidden when none is left. */
export function HintButton({ stakes: { hints, hint_price }, waiting, onAsk }: Props) {
  const t = useTranslations('exercises.hint');
  const level = nextLevel(hints.length);
  if (level === null) return null;
  return (
    <Button
      variant="quiet"
      waiting={waiting}
      onClick={() => onAsk(level)}
      className="text-honey hover:text-honey"
    >
      <Lightbulb size={20} strokeWidth={1.75} aria-hidden />
      {t(names[level], { price: hint_price })}
    </Button>
  );
}

function nextLevel(opened: number): HintLevel | null {
  if (opened === 0) return 1;
  if (opened === 1) return 2;
  return opened === 2 ? 3 : null;
}
