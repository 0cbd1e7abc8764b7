import { Write } from '@/components/exercises/kinds/write';
import { Desk, type DeskProps } from '@/components/home/trial/desk';

export function WriteDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'write' && <Write draft={draft} {...rest} />}
    </Desk>
  );
}
