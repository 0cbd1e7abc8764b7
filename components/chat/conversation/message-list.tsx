import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useFormatter, useTranslations } from 'next-intl';
import { useFound } from '@/components/chat/jump/use-found';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { Announcer } from './announcer';
import { ListContainer, ListItem } from './list-elements';
import { ListEnd } from './list-end';
import { ListStart, startPx } from './list-start';
import { RowView } from './row-view';
import { keepDays } from './keep-days';
import { rowsOf, type Row } from './rows';
import type { Timeline } from './timeline';
import type { Outbox } from './outbox';
import { useEnd } from './use-end';
import type { useConversation } from './use-conversation';
import type { useReading } from './use-reading';

/** Older messages are loaded when the reader is this close to the first one. */
const nearPx = 600;

/** Rows are rendered, and measured, this far above and below the visible part. */
const aroundPx = 800;

interface Props {
  name: string;
  talk: ReturnType<typeof useConversation>;
  outbox: Outbox;
  reading: ReturnType<typeof useReading>;
  /** Number of a message to scroll to. */
  target: number | null;
  onTarget: () => void;
}

/** The messages, the newest below; only the visible rows and a few around them are rendered. */
export function MessageList({ name, talk, outbox, reading, target, onTarget }: Props) {
  const t = useTranslations('chat.conversation');
  const { timeline, about } = talk;
  const rows = useRows(timeline.messages, outbox, reading.unreadAfter);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const end = useEnd(scroller);
  const [found, find] = useFound();

  // At first the line above the unread messages is shown, or the end when there are none.
  useLayoutEffect(() => {
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (unread >= 0) list.current?.scrollToIndex(unread, { align: 'start' });
    else end.toEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the conversation is opened.
  }, []);

  useFollow(rows.at(-1), end);
  useSizes([scroller, content], () => {
    end.keep();
    look();
  });

  const show = useEffectEvent((index: number) => {
    end.leave();
    list.current?.scrollToIndex(index, { align: 'center' });
    if (target !== null) find(target);
    onTarget();
  });
  useLayoutEffect(() => {
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.seq === target);
    if (index >= 0) show(index);
  }, [target, rows]);

  function look() {
    const place = end.look(!timeline.hasNewer);
    if (!place) return;
    reading.setAtEnd(place.isAtEnd);
    if (talk.loading !== 'idle') return;
    if (place.abovePx < nearPx && timeline.hasOlder) void talk.loadOlder();
    else if (place.belowPx < nearPx && timeline.hasNewer) void talk.loadNewer();
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t('log', { name })}
        tabIndex={0}
        onScroll={look}
        className="h-full overflow-y-auto overscroll-contain outline-offset-[-2px] contain-strict"
      >
        {/* A few messages are placed at the bottom. */}
        <div ref={content} className="flex min-h-full flex-col justify-end px-3 pb-3 md:px-6">
          <ListStart talk={talk} />
          <Virtualizer
            ref={list}
            as={ListContainer}
            item={ListItem}
            scrollRef={scroller}
            startMargin={startPx}
            bufferSize={aroundPx}
            shift={timeline.grewAt === 'start'}
            data={rows}
          >
            {(row) => (
              <RowView
                key={row.key}
                row={row}
                name={name}
                found={row.kind === 'message' && row.message.seq === found?.seq ? found : null}
                isRead={row.kind === 'message' && row.message.seq <= (about.their_read_seq ?? 0)}
              />
            )}
          </Virtualizer>
        </div>
      </div>
      <ListEnd
        isAtEnd={reading.isAtEnd}
        unread={reading.unreadBelow}
        onNewest={() => (timeline.hasNewer ? void talk.reopen().then(end.toEnd) : end.toEnd())}
      />
      <Announcer name={name} messages={timeline.messages} />
    </div>
  );
}

/** Calls `look` when one of the elements changes its size: rows are measured, an on-screen keyboard opens. */
function useSizes(elements: readonly RefObject<HTMLElement | null>[], look: () => void): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const observer = new ResizeObserver(() => latest());
    for (const { current } of elements) if (current) observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- The elements stay the same.
  }, []);
}

/** Follows the end: for a reader who is at the end, and after every message of their own. */
function useFollow(last: Row | undefined, { keep, toEnd }: ReturnType<typeof useEnd>): void {
  const key = last?.key;
  const isOwn = last?.kind === 'unsent';
  useLayoutEffect(() => {
    if (isOwn) toEnd();
    else keep();
    // oxlint-disable-next-line react/exhaustive-deps -- Only when there is another last row.
  }, [key]);
}

function useRows(messages: Timeline['messages'], outbox: Outbox, unreadAfter: number | null): Row[] {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const dayOf = useMemo(
    () => keepDays((atMs) => format.dateTime(atMs, { dateStyle: 'short', timeZone })),
    [format, timeZone],
  );
  return useMemo(
    () => rowsOf(messages, outbox, { unreadAfter, dayOf }),
    [messages, outbox, unreadAfter, dayOf],
  );
}
