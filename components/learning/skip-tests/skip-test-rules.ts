import type { SessionRules } from '@/components/learning/session/session-state';
import type { CheckedAnswer, CheckView } from '@/lib/learning/skip-tests/schema';

export interface SkipTestTypes {
  view: CheckView;
  result: CheckedAnswer;
  opened: never;
  detour: never;
}

/** A skip test ends with its result; its verdicts are told, what would have been right is not. */
export const skipTestRules: SessionRules<SkipTestTypes> = {
  isOver: ({ result }) => result !== null,
  viewAfter: ({ check }) => check,
  showsVerdicts: true,
};
