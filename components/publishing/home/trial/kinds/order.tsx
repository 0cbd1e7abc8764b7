import { Order } from '@/components/learning/practice/kinds/order';
import { Desk, type DeskProps } from '@/components/publishing/home/trial/desk';

export function OrderDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'order' && <Order draft={draft} {...rest} />}
    </Desk>
  );
}
