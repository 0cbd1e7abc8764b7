import { gradeChoice } from './kinds/choice';
import { gradeGap } from './kinds/gap';
import type { Answers, Contents, GradeContext } from './kinds/kind';
import { gradeOrder } from './kinds/order';
import { gradePairs } from './kinds/pairs';
import { refuseAnswer } from './kinds/positions';
import { gradeWrite } from './kinds/write';
import type { ExerciseAnswer, ExerciseContent, Grade, Kind } from './schema';

type Grader<K extends Kind> = (content: Contents[K], answer: Answers[K], context: GradeContext) => Grade;

const graders: { [K in Kind]: Grader<K> } = {
  gap: gradeGap,
  choice: gradeChoice,
  pairs: gradePairs,
  write: gradeWrite,
  order: gradeOrder,
};

/** Throws `AppError('validation')` when the answer does not fit the task: another kind, positions it does not have. */
export function gradeAnswer(content: ExerciseContent, answer: ExerciseAnswer, context: GradeContext): Grade {
  if (answer.kind !== content.kind) refuseAnswer();
  return gradeKind(content.kind, content, answer, context);
}

function gradeKind<K extends Kind>(
  kind: K,
  content: Contents[K],
  answer: Answers[K],
  context: GradeContext,
): Grade {
  return graders[kind](content, answer, context);
}
