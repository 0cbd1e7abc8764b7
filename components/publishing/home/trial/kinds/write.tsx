import { Write } from '@/components/learning/session/kinds/write';
import { TrialExercise, type TrialProps } from '@/components/publishing/home/trial/trial-exercise';

export function WriteTrial(props: TrialProps) {
  return (
    <TrialExercise {...props}>
      {({ draft, ...rest }) => draft.kind === 'write' && <Write draft={draft} {...rest} />}
    </TrialExercise>
  );
}
