import { Order } from '@/components/exercises/kinds/order';
import { Desk, type DeskProps } from '@/components/home/trial/desk';

export function OrderDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'order' && <Order draft={draft} {...rest} />}
    </Desk>
  );
}
