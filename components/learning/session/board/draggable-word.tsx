'use client';

import type { ComponentProps } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { WordTile } from './word-tile';

type Props = ComponentProps<typeof WordTile> & { id: string; fixed?: boolean };

/** A word that can be dragged by mouse or touch; by keyboard it is pressed instead. */
export function DraggableWord({ id, fixed = false, className, ...rest }: Props) {
  const t = useTranslations('exercises.drag');
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({ id, disabled: fixed });
  const { onKeyDown, ...pointers } = listeners ?? {};
  return (
    <WordTile
      ref={setNodeRef}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      className={classNames(isDragging && 'relative z-10 shadow-float', className)}
      {...(!fixed && {
        'aria-roledescription': t('word'),
        'aria-describedby': attributes['aria-describedby'],
        ...pointers,
      })}
      {...rest}
    />
  );
}
