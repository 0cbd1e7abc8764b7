import { Fragment } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { dragId } from '@/components/learning/session/board/drag-id';
import { DraggableWord } from '@/components/learning/session/board/draggable-word';
import { onLines } from '@/components/learning/session/board/russian-lines';
import type { TileLook } from '@/components/learning/session/board/word-tile';
import type { GapDraft } from '@/components/learning/session/drafts/gap';
import { classNames } from '@/components/ui/class-names';

interface Props {
  draft: GapDraft;
  /** The gap the next word goes into. */
  chosen: number | null;
  places: boolean[] | null;
  still: boolean;
  onPress: (gap: number) => void;
}

export function GapText({ draft: { task, words }, chosen, places, still, onPress }: Props) {
  const [start, ...rest] = task.segments;
  return (
    <div lang="ru" className="font-serif text-2xl leading-[2.4] whitespace-pre-line">
      {onLines(start ?? '')}
      {rest.map((segment, gap) => {
        // Punctuation after the gap must not start a line.
        const [closing = ''] = /^[.,!?…:;»")]*/u.exec(segment) ?? [];
        const word = words[gap] ?? null;
        return (
          <Fragment key={gap}>
            <span className="whitespace-nowrap">
              <Slot
                gap={gap}
                word={word === null ? null : (task.bank[word] ?? null)}
                look={lookOf(places?.[gap], word !== null || chosen === gap)}
                still={still}
                isClosed={closing !== ''}
                onPress={() => onPress(gap)}
              />
              {closing}
            </span>
            {onLines(segment).slice(closing.length)}
          </Fragment>
        );
      })}
    </div>
  );
}

function lookOf(right: boolean | undefined, active: boolean): TileLook {
  if (right !== undefined) return right ? 'right' : 'wrong';
  return active ? 'chosen' : 'idle';
}

interface SlotProps {
  gap: number;
  word: string | null;
  look: TileLook;
  still: boolean;
  /** Punctuation follows the gap. */
  isClosed: boolean;
  onPress: () => void;
}

function Slot({ gap, word, look, still, isClosed, onPress }: SlotProps) {
  const t = useTranslations('exercises.gap');
  const { setNodeRef, isOver } = useDroppable({ id: dragId('gap', gap), disabled: still });
  const number = gap + 1;
  return (
    <span
      ref={setNodeRef}
      className={classNames(
        'ml-1 inline-block rounded-control align-baseline',
        !isClosed && 'mr-0.5',
        isOver && 'bg-cobalt-ground',
      )}
    >
      <DraggableWord
        id={dragId('gap', gap)}
        fixed={still || word === null}
        lang="ru"
        look={look}
        disabled={still}
        aria-label={word === null ? t('empty', { number }) : t('filled', { number, word })}
        className={classNames('min-w-24', word === null && 'border-dashed')}
        onClick={onPress}
      >
        {/* A gap without a word has a baseline too. */}
        {word ?? '\u00A0'}
      </DraggableWord>
    </span>
  );
}
