import { Pairs } from '@/components/learning/practice/kinds/pairs';
import { Desk, type DeskProps } from '@/components/publishing/home/trial/desk';

export function PairsDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'pairs' && <Pairs draft={draft} {...rest} />}
    </Desk>
  );
}
