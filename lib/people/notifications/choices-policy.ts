import type { notificationChannels } from '@/db/enums';
import type { Role } from '@/lib/people/auth/viewer';
import type { NotificationKind } from './kinds';

export type NotificationChannel = (typeof notificationChannels)[number];

interface Choice {
  mail: boolean;
  push: boolean;
  /** Whether it is always shown on our pages. */
  isFixed?: true;
  /** Our pages show it by themselves, in another place than the bell. */
  isElsewhere?: true;
  /** The only role that is told it; by itself everybody may be. */
  role?: Role;
}

/**
 * What is sent to people who have chosen nothing; our pages show everything. Letters are for what one would not want to
 * miss; a browser gets messages only once its owner has allowed it.
 */
const defaults: Record<NotificationKind, Choice> = {
  // The bell shows requests, whatever is chosen here.
  friend_request: { mail: true, push: true, isFixed: true },
  friend_accepted: { mail: false, push: true },
  follower: { mail: false, push: false },
  comment_answer: { mail: true, push: true },
  comment_like: { mail: false, push: false },
  teacher_review: { mail: true, push: true, role: 'teacher' },
  teacher_review_answer: { mail: true, push: true },
  report_decided: { mail: true, push: false },
  // What concerns the account itself must not be missed.
  sanction_begun: { mail: true, push: true, isFixed: true },
  appeal_decided: { mail: true, push: true, isFixed: true },
  role_changed: { mail: true, push: false, isFixed: true },
  teacher_approved: { mail: true, push: true, role: 'teacher' },
  chat_request: { mail: true, push: true },
  correction_made: { mail: true, push: true },
  correction_accepted: { mail: false, push: false },
  // The number at the chat is always there.
  chat_unread: { mail: true, push: true, isElsewhere: true },
  call_missed: { mail: true, push: true },
};

/** Whether somebody of this role can be told things of a kind, and so has a choice about it. */
export function isTold(kind: NotificationKind, role: Role): boolean {
  return (defaults[kind].role ?? role) === role;
}

export function isWantedByDefault(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'in_app' ? isOffered(kind, channel) : defaults[kind][channel];
}

/** Whether things of a kind come by this way at all. */
export function isOffered(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel !== 'in_app' || defaults[kind].isElsewhere !== true;
}

/** Whether people cannot turn this off. */
export function isFixed(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'in_app' && defaults[kind].isFixed === true;
}

/** 22 to 8 o'clock. */
export const usualQuietHours = { from: 22, until: 8 } as const;

export interface QuietHours {
  /** Full hours, 0 to 23; equal: none are quiet. */
  from: number;
  until: number;
}

export function isQuiet({ from, until }: QuietHours, hour: number): boolean {
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}

/** Minutes until the quiet hours end; 0 outside of them. @param minute of the person's day, 0 to 1439 */
export function minutesOfQuiet(hours: QuietHours, minute: number): number {
  if (!isQuiet(hours, Math.floor(minute / 60))) return 0;
  const left = hours.until * 60 - minute;
  return left > 0 ? left : left + 24 * 60;
}
