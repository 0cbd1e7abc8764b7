import type { UniqueIdentifier } from '@dnd-kit/core';

/** The areas in which a word can be. */
export type Area = 'bank' | 'gap' | 'row';
export interface Spot {
  area: Area;
  index: number;
}

export function dragId(area: Area, index: number): string {
  return `${area}:${index}`;
}

export function readDragId(id: UniqueIdentifier): Spot {
  const [area, index] = String(id).split(':');
  return { area: area === 'gap' || area === 'row' ? area : 'bank', index: Number(index) };
}
