import { memo } from 'react';
import { FoundMessage } from '@/components/chat/jump/found-message';
import type { Found } from '@/components/chat/jump/use-found';
import { MessageRow } from './message-row';
import { DayRow, UnreadRow } from './separators';
import type { Row } from './rows';
import { UnsentRow } from './unsent-row';

interface Props {
  row: Row;
  name: string;
  /** Whether the other person has read it. */
  isRead: boolean;
  /** Set if this message was jumped to last. */
  found: Found | null;
}

/** Renders only when something in the row has changed: the rows are new objects after each message. */
export const RowView = memo(Content, (before, after) => {
  const { row, ...rest } = before;
  const { row: nextRow, ...nextRest } = after;
  return isAlike(row, nextRow) && isAlike(rest, nextRest);
});

function isAlike(one: object, other: object): boolean {
  const [before, after] = [new Map(Object.entries(one)), Object.entries(other)];
  return before.size === after.length && after.every(([key, value]) => Object.is(before.get(key), value));
}

function Content({ row, name, isRead, found }: Props) {
  switch (row.kind) {
    case 'day':
      return <DayRow at={row.at} />;
    case 'unread':
      return <UnreadRow />;
    case 'message':
      return (
        <FoundMessage message={row.message} name={name} found={found}>
          <MessageRow {...row} name={name} isRead={isRead} />
        </FoundMessage>
      );
    case 'unsent':
      return <UnsentRow {...row} />;
  }
}
