import { Write } from '@/components/learning/practice/kinds/write';
import { Desk, type DeskProps } from '@/components/publishing/home/trial/desk';

export function WriteDesk(props: DeskProps) {
  return (
    <Desk {...props}>
      {({ draft, ...rest }) => draft.kind === 'write' && <Write draft={draft} {...rest} />}
    </Desk>
  );
}
