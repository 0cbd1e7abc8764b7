import { MessageRow } from './message-row';
import { DayRow, UnreadRow } from './separators';
import type { Row } from './rows';
import { UnsentRow } from './unsent-row';

interface Props {
  row: Row;
  name: string;
  /** Whether the other one has read it. */
  isRead: boolean;
}

export function RowView({ row, name, isRead }: Props) {
  switch (row.kind) {
    case 'day':
      return <DayRow at={row.at} />;
    case 'unread':
      return <UnreadRow />;
    case 'message':
      return <MessageRow {...row} name={name} isRead={isRead} />;
    case 'unsent':
      return <UnsentRow {...row} />;
  }
}
