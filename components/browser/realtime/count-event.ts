import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { isReading, isShowing } from '@/lib/browser/realtime/live-hub';
import type { LiveEvent } from '@/lib/platform/realtime/events';
import { isCounted } from './counted';

/** After a message the counters are read again within this time: the server knows who is muted. */
const recountMs = 1500;
let recount: ReturnType<typeof setTimeout> | undefined;

function recountSoon(): void {
  recount ??= setTimeout(() => {
    recount = undefined;
    void refreshChangedSettings();
  }, recountMs);
}

/**
 * Within this time a tab that shows a conversation has marked what has come in it as read, and reads the counters by itself
 * then. What the tab does not show, because it stands further up, is counted after it.
 */
const readMs = 3_000;
let afterReading: ReturnType<typeof setTimeout> | undefined;

function recountAfterReading(): void {
  clearTimeout(afterReading);
  afterReading = setTimeout(() => void refreshChangedSettings(), readMs);
}

/** Spec §4: unread rises by one for each message of somebody else; what is read elsewhere lowers it. */
export function countEvent({ name, data }: LiveEvent, userId: number): void {
  if (name === 'notify') countNews(data);
  if (name === 'chat-send' && isCounted(data, { userId, isReading })) {
    authState.chatEventArrived(data);
    recountSoon();
  }
  const isOwnRead = name === 'chat-read' && data.from_id === userId;
  if (isOwnRead || name === 'chat-delete' || name === 'chat-change') recountSoon();
}

/** News that the tab itself is showing would be a dot at the bell until it is marked as read. */
function countNews({ from_id: from }: Extract<LiveEvent, { name: 'notify' }>['data']): void {
  if (from !== undefined && isShowing(from)) recountAfterReading();
  else void refreshChangedSettings();
}
