import type { notificationKinds } from '@/db/enums';

export type NotificationKind = (typeof notificationKinds)[number];

/** The ids of each kind: `person` is the actor, the others are rows of the table with that name. */
interface Subjects {
  friend_request: { person: number };
  friend_accepted: { person: number };
  follower: { person: number };
  /** Id of the answer. */
  comment_answer: { person: number; comment: number };
  /** Id of the comment that somebody likes. */
  comment_like: { person: number; comment: number };
  teacher_review: { person: number; review: number };
  teacher_review_answer: { person: number; review: number };
  report_decided: { report: number };
  sanction_begun: { sanction: number };
  appeal_decided: { appeal: number };
  role_changed: Record<never, never>;
  teacher_approved: Record<never, never>;
  /** A first message from somebody who is not a friend. */
  chat_request: { person: number };
  /** Corrections by a person: one entry, whatever the number of messages. */
  correction_made: { person: number };
  correction_accepted: { person: number };
  /** Messages that have been unread for some time; no person is named. */
  chat_unread: Record<never, never>;
  /** A missed call. */
  call_missed: { person: number; call: number };
}

/** The argument of `notify`: the receiver, the kind, and the ids of that kind. */
export type Notification = {
  [Kind in NotificationKind]: { to: number; kind: Kind } & Subjects[Kind];
}[NotificationKind];

interface Fact {
  kind: NotificationKind;
  actorId: number | null;
  subjectId: number;
  /** Whether it may happen again and notifies again; otherwise the same ids notify once. */
  isRepeatable: boolean;
  /** Whether the conversation of the two people shows it too. */
  isInConversation: boolean;
}

/** Kinds that may happen again with the same ids, and then notify again. */
const repeatable = new Set<NotificationKind>([
  'role_changed',
  'teacher_approved',
  'correction_made',
  'correction_accepted',
  'chat_unread',
]);

/** Kinds that a conversation shows, so that a reader of the conversation has seen them. */
const inConversation = new Set<NotificationKind>([
  'chat_unread',
  'chat_request',
  'correction_made',
  'correction_accepted',
  'call_missed',
]);

/** The ids as columns of the table: the actor, and the one subject. */
export function factOf({ to: _, kind, ...ids }: Notification): Fact {
  const { person, ...about }: Partial<Record<string, number>> = ids;
  const [subjectId = 0] = Object.values(about);
  return {
    kind,
    actorId: person ?? null,
    subjectId,
    isRepeatable: repeatable.has(kind),
    isInConversation: inConversation.has(kind),
  };
}
