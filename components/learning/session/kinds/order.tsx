'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Board } from '@/components/ui/board';
import { DragArea } from '@/components/learning/session/board/drag-area';
import { dragId, type Spot } from '@/components/learning/session/board/drag-id';
import { DraggableWord } from '@/components/learning/session/board/draggable-word';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import { Translation } from '@/components/learning/session/board/translation';
import { placeToken, takeToken, type OrderDraft } from '@/components/learning/session/drafts/order';
import { useShortcuts } from '@/components/learning/session/use-shortcuts';
import { OrderRow, wholeRow } from './order-row';

/** Builds a sentence from words: a press appends or removes a word, dragging puts it anywhere. */
export function Order({ draft, onChange, grade, still }: KindProps<OrderDraft>) {
  const t = useTranslations('exercises');
  const [dragging, setDragging] = useState(false);
  const bank = useRef<HTMLDivElement>(null);
  const { task, tokens, first } = draft;

  const press = (token: number) =>
    onChange(tokens.includes(token) ? takeToken(draft, token) : placeToken(draft, token));

  /** Moves the word back to the bank together with the focus. */
  function takeBack(token: number) {
    bank.current?.querySelectorAll('button')[token]?.focus();
    onChange(takeToken(draft, token));
  }

  function drop(word: Spot, place: Spot | null) {
    if (place?.area !== 'row') return;
    const at = tokens.indexOf(place.index);
    onChange(placeToken(draft, word.index, at < 0 ? undefined : at));
  }

  useShortcuts({ onDigit: (token) => !still && token < task.tokens.length && press(token) });

  const wordAt = ({ index }: Spot) => task.tokens[index] ?? '';
  const placeAt = ({ index }: Spot) =>
    index === wholeRow ? t('drag.row') : t('drag.position', { number: tokens.indexOf(index) + 1 });
  return (
    <DragArea
      wordAt={wordAt}
      placeAt={placeAt}
      instructions={t('order.instructions')}
      onDrop={drop}
      onDragging={setDragging}
    >
      <Board dragging={dragging}>
        <Translation of={task.translation} />
        <OrderRow draft={draft} verdict={grade?.verdict ?? null} still={still} onTake={takeBack} />
        <div ref={bank} role="group" aria-label={t('order.bank')} className="flex flex-wrap gap-2">
          {task.tokens.map((token, index) => {
            const used = tokens.includes(index);
            return (
              <DraggableWord
                key={index}
                id={dragId('bank', index)}
                fixed={still || used}
                lang="ru"
                digit={index}
                look={used ? 'used' : 'idle'}
                aria-pressed={used}
                disabled={still || first.includes(index)}
                onClick={() => press(index)}
              >
                {token}
              </DraggableWord>
            );
          })}
        </div>
      </Board>
    </DragArea>
  );
}
