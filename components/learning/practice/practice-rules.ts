import { joinHints } from '@/components/learning/session/session-state';
import type { ActiveExercise, SessionRules } from '@/components/learning/session/session-types';
import type { AttemptResult, HintResult, PracticeView } from '@/lib/learning/practice/schema';

export interface PracticeTypes {
  view: PracticeView;
  result: AttemptResult;
  opened: HintResult;
  /** Another window has continued the run, or the lesson was changed. */
  detour: 'passed' | 'changed';
}

/** A run of a lesson ends with its summary; giving up shows the answer. */
export const practiceRules: SessionRules<PracticeTypes> = {
  isOver: ({ summary }) => summary !== null,
  viewAfter: ({ practice }) => practice,
  showsVerdicts: true,
  addHint: (current, { hint, ...stakes }) => ({
    ...current,
    ...stakes,
    hints: joinHints(current.hints, hint),
  }),
  resultOfGivingUp: (result) => ({
    ...result,
    grade: { ...result.grade, issues: [{ code: 'empty' }], diff: [], places: null },
  }),
  detourFrom: ({ view }, { turn }) => (turn === view.turn ? 'changed' : 'passed'),
};

/** Whether this is the first of the repeated wrong exercises, which needs a notice. */
export function isReturning({
  view,
  previous,
}: Pick<ActiveExercise<PracticeTypes>, 'view' | 'previous'>): boolean {
  return view.progress.returning && previous !== null && !previous.progress.returning;
}
