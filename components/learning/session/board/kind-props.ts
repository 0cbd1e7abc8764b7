import type { Grade } from '@/lib/russian/exercises/schema';

/** What the view of every kind of exercise gets. */
export interface KindProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Once the answer is checked. */
  grade: Grade | null;
  /** Being checked or checked: nothing can be changed. */
  still: boolean;
}
