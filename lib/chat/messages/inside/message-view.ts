import type { MessageKind } from '@/db/enums';
import { readNote } from '@/lib/chat/messages/note-text';
import type { MediaView } from '@/lib/chat/media/schema';
import type { MessageCorrection, MessageReaction, MessageView } from '@/lib/chat/messages/schema';

/** A message as the query returns it. */
export interface Row extends Record<string, unknown> {
  seq: number;
  version: number;
  clientId: string;
  isMine: boolean;
  kind: MessageKind;
  body: string;
  media: MediaView | null;
  at: string;
  editedAt: string | null;
  isDeleted: boolean;
  replySeq: number | null;
  replyKind: MessageKind | null;
  replyText: string | null;
  isReplyMine: boolean | null;
  isReplyDeleted: boolean | null;
  reactions: { reaction: MessageReaction; mine: boolean }[] | null;
  corrections: MessageCorrection[] | null;
  call: MessageView['call'];
  timer: MessageView['timer'];
  note: Pick<NonNullable<MessageView['note']>, 'call_id' | 'kind' | 'is_kept'> | null;
}

const iso = (moment: string) => new Date(moment).toISOString();

export function viewOf(row: Row): MessageView {
  const { replySeq, replyText, isReplyMine, isReplyDeleted } = row;
  return {
    seq: row.seq,
    version: row.version,
    client_id: row.isMine ? row.clientId : null,
    mine: row.isMine,
    kind: row.kind,
    text: row.body,
    media: row.media,
    at: iso(row.at),
    edited_at: row.editedAt && iso(row.editedAt),
    is_deleted: row.isDeleted,
    reply:
      replySeq === null
        ? null
        : {
            seq: replySeq,
            mine: isReplyMine === true,
            kind: row.replyKind ?? 'text',
            text: replyText ?? '',
            is_deleted: isReplyDeleted === true,
          },
    reactions: row.reactions ?? [],
    corrections: (row.corrections ?? []).map((correction) => ({ ...correction, at: iso(correction.at) })),
    call: row.call,
    timer: row.timer,
    note: row.note && { ...row.note, ...readNote(row.body, row.note.kind) },
  };
}

/** A stored text without a reply, as `selectMessage` would show it to its sender; this saves the query. */
export const newText = ({
  seq,
  clientId,
  text,
  at,
}: {
  seq: number;
  clientId: string;
  text: string;
  at: Date;
}): MessageView =>
  viewOf({
    seq,
    version: seq,
    clientId,
    isMine: true,
    kind: 'text',
    body: text,
    media: null,
    at: at.toISOString(),
    editedAt: null,
    isDeleted: false,
    replySeq: null,
    replyKind: null,
    replyText: null,
    isReplyMine: null,
    isReplyDeleted: null,
    reactions: null,
    corrections: null,
    call: null,
    timer: null,
    note: null,
  });
