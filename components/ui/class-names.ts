import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** It must know which of the names in globals.css are of one kind. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['card', 'control'],
      shadow: ['float'],
      container: ['page', 'column'],
      animate: ['appear', 'rise'],
    },
  },
});

/** Joins classes; of two that set the same property the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
