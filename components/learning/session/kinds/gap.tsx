'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Board } from '@/components/ui/board';
import { DragArea } from '@/components/learning/session/board/drag-area';
import { dragId, type Spot } from '@/components/learning/session/board/drag-id';
import { DraggableWord } from '@/components/learning/session/board/draggable-word';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import { Translation } from '@/components/learning/session/board/translation';
import { placeWord, takeWord, type GapDraft } from '@/components/learning/session/drafts/gap';
import { classNames } from '@/components/ui/class-names';
import { useShortcuts } from '@/components/learning/session/use-shortcuts';
import { GapText } from './gap-text';

/** A text with gaps and a word bank: a word goes into the chosen gap, else into the next empty one. */
export function Gap({ draft, onChange, grade, still }: KindProps<GapDraft>) {
  const t = useTranslations('exercises.gap');
  const [chosen, setChosen] = useState<number | null>(null);
  const { task, words, out } = draft;

  function press(word: number) {
    const gap = words.indexOf(word);
    if (gap >= 0) onChange(takeWord(draft, gap));
    else onChange(placeWord(draft, word, chosen ?? undefined));
    setChosen(null);
  }

  function pressGap(gap: number) {
    const filled = words[gap] !== null;
    if (filled) onChange(takeWord(draft, gap));
    setChosen(filled || chosen === gap ? null : gap);
  }

  function drop(from: Spot, to: Spot | null) {
    const word = from.area === 'gap' ? words[from.index] : from.index;
    if (word == null) return;
    if (to?.area === 'gap') onChange(placeWord(draft, word, to.index));
    else if (from.area === 'gap') onChange(takeWord(draft, from.index));
    setChosen(null);
  }

  useShortcuts({ onDigit: (word) => !still && word < task.bank.length && press(word) });

  const wordAt = ({ area, index }: Spot) => task.bank[area === 'gap' ? (words[index] ?? -1) : index] ?? '';
  const placeAt = ({ index }: Spot) => t('empty', { number: index + 1 });
  return (
    <DragArea wordAt={wordAt} placeAt={placeAt} instructions={t('instructions')} onDrop={drop}>
      <Board>
        <GapText
          draft={draft}
          chosen={chosen}
          places={grade?.places ?? null}
          still={still}
          onPress={pressGap}
        />
        <Translation of={task.translation} />
        <div role="group" aria-label={t('bank')} className="flex flex-wrap gap-2">
          {task.bank.map((word, index) => {
            const used = words.includes(index);
            return (
              <DraggableWord
                key={index}
                id={dragId('bank', index)}
                fixed={still || used || out.includes(index)}
                lang="ru"
                digit={index}
                look={used ? 'used' : 'idle'}
                aria-pressed={used}
                disabled={still || out.includes(index)}
                className={classNames(out.includes(index) && 'line-through opacity-50')}
                onClick={() => press(index)}
              >
                {word}
              </DraggableWord>
            );
          })}
        </div>
      </Board>
    </DragArea>
  );
}
