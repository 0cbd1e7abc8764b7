'use client';

import { useId, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { readDragId, type Spot } from './drag-id';

/** A shorter movement is a tap; a finger that moves at once scrolls. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
/** Enter is not used for dragging, because it presses the word. */
const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};

interface Props {
  /** The names of a word and of a position for screen readers. */
  wordAt: (spot: Spot) => string;
  placeAt: (spot: Spot) => string;
  instructions: string;
  onDrop: (word: Spot, place: Spot | null) => void;
  onDragging?: (dragging: boolean) => void;
  children: ReactNode;
}

/** Makes the words inside draggable by mouse, touch and, where they are sortable, by keyboard. */
export function DragArea({ wordAt, placeAt, instructions, onDrop, onDragging, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const announcements = useAnnouncements(wordAt, placeAt);
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={underThePointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={() => onDragging?.(false)}
      onDragEnd={({ active, over }) => {
        onDragging?.(false);
        onDrop(readDragId(active.id), over && readDragId(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

const underThePointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

function useAnnouncements(wordAt: Props['wordAt'], placeAt: Props['placeAt']): Announcements {
  const t = useTranslations('exercises.drag');
  const word = (id: string | number) => wordAt(readDragId(id));
  return {
    onDragStart: ({ active }) => t('lifted', { word: word(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('over', { word: word(active.id), target: placeAt(readDragId(over.id)) })
        : t('nowhere', { word: word(active.id) }),
    onDragEnd: ({ active, over }) =>
      over
        ? t('dropped', { word: word(active.id), target: placeAt(readDragId(over.id)) })
        : t('returned', { word: word(active.id) }),
    onDragCancel: ({ active }) => t('cancelled', { word: word(active.id) }),
  };
}
