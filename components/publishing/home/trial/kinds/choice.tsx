import { Choice } from '@/components/learning/practice/kinds/choice';
import { Desk, type DeskProps } from '@/components/publishing/home/trial/desk';

export function ChoiceDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'choice' && <Choice draft={draft} {...rest} />}
    </Desk>
  );
}
