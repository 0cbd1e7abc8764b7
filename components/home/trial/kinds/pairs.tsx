import { Pairs } from '@/components/exercises/kinds/pairs';
import { Desk, type DeskProps } from '@/components/home/trial/desk';

export function PairsDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'pairs' && <Pairs draft={draft} {...rest} />}
    </Desk>
  );
}
