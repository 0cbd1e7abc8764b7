import type { notificationKinds } from '@/db/enums';

export type NotificationKind = (typeof notificationKinds)[number];

/** By kind, the ids of what it is about: `person` did it, the others are rows of that name. */
interface Subjects {
  friend_request: { person: number };
  friend_accepted: { person: number };
  follower: { person: number };
  /** `comment` is the answer. */
  comment_answer: { person: number; comment: number };
  /** `comment` is the one that somebody likes. */
  comment_like: { person: number; comment: number };
  teacher_review: { person: number; review: number };
  teacher_review_answer: { person: number; review: number };
  report_decided: { report: number };
  sanction_begun: { sanction: number };
  appeal_decided: { appeal: number };
  role_changed: Record<never, never>;
  teacher_approved: Record<never, never>;
  /** Somebody who is no friend has written for the first time. */
  chat_request: { person: number };
  /** Somebody has corrected a message; one entry a person, however many messages. */
  correction_made: { person: number };
  correction_accepted: { person: number };
  /** Messages have waited for a while; it names nobody. */
  chat_unread: Record<never, never>;
  /** Somebody called in vain. */
  call_missed: { person: number; call: number };
}

/** What `notify` is given: to whom, of what kind, and the ids of that kind. */
export type Notification = {
  [Kind in NotificationKind]: { to: number; kind: Kind } & Subjects[Kind];
}[NotificationKind];

interface Fact {
  kind: NotificationKind;
  actorId: number | null;
  subjectId: number;
  /** Whether it may happen again and is then told anew; otherwise the same ids are told once. */
  isRepeatable: boolean;
  /** Whether a page that shows the conversation of the two shows it, too. */
  isInConversation: boolean;
}

/** What may happen again, and is then told anew. */
const repeatable = new Set<NotificationKind>([
  'role_changed',
  'teacher_approved',
  'correction_made',
  'correction_accepted',
  'chat_unread',
]);

/** What a conversation shows by itself, and whoever looks at it has seen. */
const inConversation = new Set<NotificationKind>([
  'chat_request',
  'correction_made',
  'correction_accepted',
  'call_missed',
]);

/** The ids as the table keeps them: who did it, and the one thing it is about. */
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
