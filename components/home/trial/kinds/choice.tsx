import { Choice } from '@/components/exercises/kinds/choice';
import { Desk, type DeskProps } from '@/components/home/trial/desk';

export function ChoiceDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'choice' && <Choice draft={draft} {...rest} />}
    </Desk>
  );
}
