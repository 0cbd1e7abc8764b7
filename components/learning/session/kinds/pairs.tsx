'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Board } from '@/components/ui/board';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import { matchPair, undoPair, type PairsDraft } from '@/components/learning/session/drafts/pairs';
import { useShortcuts } from '@/components/learning/session/use-shortcuts';
import { PairTile, type Side } from './pair-tile';

/** Both tiles of a row have the same height. */
const column = 'grid grid-rows-subgrid';

/** The word chosen first, on either side; null before a choice. */
type Chosen = { side: Side; index: number } | null;

export function Pairs({ draft, onChange, grade, still }: KindProps<PairsDraft>) {
  const t = useTranslations('exercises.pairs');
  const [chosen, setChosen] = useState<Chosen>(null);
  const { task, matches } = draft;

  function press(side: Side, index: number) {
    const left = side === 'left' ? index : matches.indexOf(index);
    if (left >= 0 && matches[left] !== null) onChange(undoPair(draft, left));
    else if (chosen && chosen.side !== side) {
      onChange(
        side === 'left' ? matchPair(draft, index, chosen.index) : matchPair(draft, chosen.index, index),
      );
    } else if (chosen?.index !== index) {
      setChosen({ side, index });
      return;
    }
    setChosen(null);
  }

  /** The first digit chooses a word on the left, the second its partner on the right. */
  function pressDigit(index: number) {
    const side = chosen?.side === 'left' ? 'right' : 'left';
    if (!still && index < task[side].length) press(side, index);
  }
  useShortcuts({ onDigit: pressDigit });

  const rows = { gridRow: `span ${task.left.length}` };
  const tile = { draft, places: grade?.places ?? null, still, onPress: press };
  const isChosen = (side: Side, index: number) => chosen?.side === side && chosen.index === index;
  return (
    <Board>
      <div className="grid grid-cols-2 gap-3">
        <div role="group" aria-label={t('left')} className={column} style={rows}>
          {task.left.map((_, index) => (
            <PairTile key={index} side="left" index={index} chosen={isChosen('left', index)} {...tile} />
          ))}
        </div>
        <div role="group" aria-label={t('right')} className={column} style={rows}>
          {task.right.map((_, index) => (
            <PairTile key={index} side="right" index={index} chosen={isChosen('right', index)} {...tile} />
          ))}
        </div>
      </div>
    </Board>
  );
}
