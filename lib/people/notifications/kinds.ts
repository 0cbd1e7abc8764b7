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
}

/** The ids as the table keeps them. */
export function factOf(notification: Notification): Fact {
  const { kind } = notification;
  switch (kind) {
    case 'friend_request':
    case 'friend_accepted':
    case 'follower':
      return { kind, actorId: notification.person, subjectId: 0, isRepeatable: false };
    case 'comment_answer':
    case 'comment_like':
      return { kind, actorId: notification.person, subjectId: notification.comment, isRepeatable: false };
    case 'teacher_review':
    case 'teacher_review_answer':
      return { kind, actorId: notification.person, subjectId: notification.review, isRepeatable: false };
    case 'report_decided':
      return { kind, actorId: null, subjectId: notification.report, isRepeatable: false };
    case 'sanction_begun':
      return { kind, actorId: null, subjectId: notification.sanction, isRepeatable: false };
    case 'appeal_decided':
      return { kind, actorId: null, subjectId: notification.appeal, isRepeatable: false };
    case 'role_changed':
    case 'teacher_approved':
      return { kind, actorId: null, subjectId: 0, isRepeatable: true };
  }
}
