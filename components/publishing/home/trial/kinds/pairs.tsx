import { Pairs } from '@/components/learning/session/kinds/pairs';
import { TrialExercise, type TrialProps } from '@/components/publishing/home/trial/trial-exercise';

export function PairsTrial(props: TrialProps) {
  return (
    <TrialExercise {...props}>
      {({ draft, ...rest }) => draft.kind === 'pairs' && <Pairs draft={draft} {...rest} />}
    </TrialExercise>
  );
}
