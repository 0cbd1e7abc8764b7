import type { ComponentProps } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { dragId } from '@/components/learning/session/board/drag-id';
import { Outcome, WordTile } from '@/components/learning/session/board/word-tile';
import type { OrderDraft } from '@/components/learning/session/drafts/order';
import { classNames } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/russian/exercises/schema';

/** The index of the row itself among the places in it. */
export const wholeRow = -1;

const verdictLooks = {
  right: 'border-solid border-birch bg-birch-ground text-birch',
  almost: 'border-solid border-honey bg-honey-ground text-honey',
  wrong: 'border-solid border-rowan bg-rowan-ground text-rowan',
} satisfies Record<Verdict, string>;

interface Props {
  draft: OrderDraft;
  verdict: Verdict | null;
  still: boolean;
  onTake: (token: number) => void;
}

/** The sentence built so far. */
export function OrderRow({ draft: { task, tokens, first }, verdict, still, onTake }: Props) {
  const t = useTranslations('exercises.order');
  const { setNodeRef, isOver } = useDroppable({ id: dragId('row', wholeRow), disabled: still });
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={t('sentence')}
      {...(verdict && { 'data-outcome': verdict })}
      className={classNames(
        'flex min-h-18 flex-wrap items-center gap-2 rounded-card border border-dashed border-control p-3 transition-colors',
        isOver && 'border-cobalt bg-cobalt-ground',
        verdict && verdictLooks[verdict],
      )}
    >
      {tokens.length === 0 && !verdict && <p className="text-soft">{t('empty')}</p>}
      <SortableContext items={tokens.map((token) => dragId('row', token))}>
        {tokens.map((token) => (
          <RowWord
            key={token}
            id={dragId('row', token)}
            fixed={still || first.includes(token)}
            lang="ru"
            look={verdict ? 'idle' : 'chosen'}
            onClick={() => onTake(token)}
          >
            {task.tokens[token]}
          </RowWord>
        ))}
      </SortableContext>
      {verdict && tokens.length > 0 && <Outcome right={verdict !== 'wrong'} />}
    </div>
  );
}

function RowWord({ id, fixed, ...rest }: ComponentProps<typeof WordTile> & { id: string; fixed: boolean }) {
  const t = useTranslations('exercises.drag');
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: fixed,
    attributes: { roleDescription: t('word') },
  });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <WordTile
      ref={setNodeRef}
      style={{ transform: moved, transition }}
      className={classNames(isDragging && 'relative z-10 shadow-float')}
      disabled={fixed}
      {...attributes}
      {...listeners}
      {...rest}
      // Space starts dragging the word: some browsers would treat its release as a click.
      onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
    />
  );
}
