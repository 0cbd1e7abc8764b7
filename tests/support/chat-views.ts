import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';

/** A message of the other person, as the API returns it. */
export const message = (seq: number, version = seq, more: Partial<MessageView> = {}): MessageView => ({
  seq,
  version,
  client_id: null,
  mine: false,
  kind: 'text',
  text: `№ ${seq}`,
  at: new Date(Date.UTC(2026, 0, 1, 12, seq)).toISOString(),
  edited_at: null,
  is_deleted: false,
  reply: null,
  reactions: [],
  corrections: [],
  media: null,
  call: null,
  timer: null,
  note: null,
  ...more,
});

export const conversation = (more: Partial<ConversationView>): ConversationView => ({
  person: {
    id: 7,
    name: 'Борис Лебедев',
    avatar: null,
    is_deleted: false,
    is_machine: false,
    is_friend: true,
    is_muted: false,
    is_blocked: false,
    is_online: false,
  },
  state: 'open',
  refusal: null,
  version: 0,
  unread: 0,
  read_seq: 0,
  their_read_seq: 0,
  shows_typing: true,
  messages: [],
  more: false,
  ...more,
});
