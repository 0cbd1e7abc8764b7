import { Order } from '@/components/learning/session/kinds/order';
import { TrialExercise, type TrialProps } from '@/components/publishing/home/trial/trial-exercise';

export function OrderTrial(props: TrialProps) {
  return (
    <TrialExercise {...props}>
      {({ draft, ...rest }) => draft.kind === 'order' && <Order draft={draft} {...rest} />}
    </TrialExercise>
  );
}
