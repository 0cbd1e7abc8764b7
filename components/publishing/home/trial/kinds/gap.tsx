import { Gap } from '@/components/learning/practice/kinds/gap';
import { Desk, type DeskProps } from '@/components/publishing/home/trial/desk';

export function GapDesk(props: DeskProps) {
  return (
    <Desk {...props}>{({ draft, ...rest }) => draft.kind === 'gap' && <Gap draft={draft} {...rest} />}</Desk>
  );
}
