import { Gap } from '@/components/exercises/kinds/gap';
import { Desk, type DeskProps } from '@/components/home/trial/desk';

export function GapDesk(props: DeskProps) {
  return (
    <Desk {...props}>{({ draft, ...rest }) => draft.kind === 'gap' && <Gap draft={draft} {...rest} />}</Desk>
  );
}
