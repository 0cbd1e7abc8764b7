import { hourMs, minuteMs } from '@/lib/platform/time/units';
import type { MessageKind } from '@/db/enums';
import { deleteHours, editMinutes } from './limits';

interface Sent {
  mine: boolean;
  kind: MessageKind;
  /** ISO 8601. */
  at: string;
  is_deleted: boolean;
}

const isYoungerThan = ({ at }: Sent, ms: number, nowMs: number) => nowMs - new Date(at).getTime() < ms;

/** What is spoken has no text to change, and a note has its parts. */
const unchanging = new Set<MessageKind>(['voice', 'note']);

/** Whether its author may still change what it says. */
export const canEdit = (message: Sent, nowMs: number) =>
  canTouch(message) && !unchanging.has(message.kind) && isYoungerThan(message, editMinutes * minuteMs, nowMs);

/** Whether its author may still take it back for both. */
export const canDelete = (message: Sent, nowMs: number) =>
  canTouch(message) && isYoungerThan(message, deleteHours * hourMs, nowMs);

const canTouch = ({ mine, kind, is_deleted: isDeleted }: Sent) => mine && !isEvent(kind) && !isDeleted;

/** Whether a message says what was, and nobody has written it. */
const isEvent = (kind: MessageKind) => kind === 'call' || kind === 'timer';

const link = /https?:\/\/|\bwww\./giu;
export const countLinks = (text: string) => text.match(link)?.length ?? 0;
