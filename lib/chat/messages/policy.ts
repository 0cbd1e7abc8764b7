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

/** Kinds that cannot be edited: a voice note has no text, and a note consists of parts. */
const unchanging = new Set<MessageKind>(['voice', 'note']);

/** Whether the author may still edit a message. */
export const canEdit = (message: Sent, nowMs: number) =>
  canTouch(message) && !unchanging.has(message.kind) && isYoungerThan(message, editMinutes * minuteMs, nowMs);

/** Whether the author may still delete a message for both people. */
export const canDelete = (message: Sent, nowMs: number) =>
  canTouch(message) && isYoungerThan(message, deleteHours * hourMs, nowMs);

const canTouch = ({ mine, kind, is_deleted: isDeleted }: Sent) => mine && !isEvent(kind) && !isDeleted;

/** Whether a message was written by the server about a call or timer. */
const isEvent = (kind: MessageKind) => kind === 'call' || kind === 'timer';

const link = /https?:\/\/|\bwww\./giu;
export const countLinks = (text: string) => text.match(link)?.length ?? 0;
