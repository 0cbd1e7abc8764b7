import type { Grade } from '@/lib/russian/exercises/schema';

/** The props of the view of every kind of exercise. */
export interface KindProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The grade, once the answer is checked. */
  grade: Grade | null;
  /** The answer is being checked or was checked: it cannot be changed. */
  still: boolean;
}
