import { FoundMessage } from '@/components/chat/found/found-message';
import type { Found } from '@/components/chat/found/use-found';
import { MessageRow } from './message-row';
import { DayRow, UnreadRow } from './separators';
import type { Row } from './rows';
import { UnsentRow } from './unsent-row';

interface Props {
  row: Row;
  name: string;
  /** Whether the other one has read it. */
  isRead: boolean;
  /** The message that was jumped to last. */
  found: Found | null;
}

export function RowView({ row, name, isRead, found }: Props) {
  switch (row.kind) {
    case 'day':
      return <DayRow at={row.at} />;
    case 'unread':
      return <UnreadRow />;
    case 'message':
      return (
        <FoundMessage message={row.message} name={name} found={found?.seq === row.message.seq ? found : null}>
          <MessageRow {...row} name={name} isRead={isRead} />
        </FoundMessage>
      );
    case 'unsent':
      return <UnsentRow {...row} />;
  }
}
