import { Choice } from '@/components/learning/session/kinds/choice';
import { TrialExercise, type TrialProps } from '@/components/publishing/home/trial/trial-exercise';

export function ChoiceTrial(props: TrialProps) {
  return (
    <TrialExercise {...props}>
      {({ draft, ...rest }) => draft.kind === 'choice' && <Choice draft={draft} {...rest} />}
    </TrialExercise>
  );
}
