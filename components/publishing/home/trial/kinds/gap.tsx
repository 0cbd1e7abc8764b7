import { Gap } from '@/components/learning/session/kinds/gap';
import { TrialExercise, type TrialProps } from '@/components/publishing/home/trial/trial-exercise';

export function GapTrial(props: TrialProps) {
  return (
    <TrialExercise {...props}>
      {({ draft, ...rest }) => draft.kind === 'gap' && <Gap draft={draft} {...rest} />}
    </TrialExercise>
  );
}
