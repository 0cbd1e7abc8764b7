import type { notificationChannels } from '@/db/enums';
import type { Role } from '@/lib/people/auth/viewer';
import type { NotificationKind } from './kinds';

export type NotificationChannel = (typeof notificationChannels)[number];

interface Choice {
  mail: boolean;
  push: boolean;
  /** Whether it cannot be turned off on the site's pages. */
  isFixed?: true;
  /** The site shows it in another place than the bell, whatever is chosen. */
  isElsewhere?: true;
  /** The only role that gets it; without one, every role does. */
  role?: Role;
}

/**
 * Channels for people who have chosen nothing; the site's pages show every kind. Letters are for what one would not want to
 * miss; push needs the permission of the browser's owner.
 */
const defaults: Record<NotificationKind, Choice> = {
  // The bell always shows requests.
  friend_request: { mail: true, push: true, isFixed: true },
  friend_accepted: { mail: false, push: true },
  follower: { mail: false, push: false },
  comment_answer: { mail: true, push: true },
  comment_like: { mail: false, push: false },
  teacher_review: { mail: true, push: true, role: 'teacher' },
  teacher_review_answer: { mail: true, push: true },
  report_decided: { mail: true, push: false },
  // News about the account itself must not be missed.
  sanction_begun: { mail: true, push: true, isFixed: true },
  appeal_decided: { mail: true, push: true, isFixed: true },
  role_changed: { mail: true, push: false, isFixed: true },
  teacher_approved: { mail: true, push: true, role: 'teacher' },
  chat_request: { mail: true, push: true },
  correction_made: { mail: true, push: true },
  correction_accepted: { mail: false, push: false },
  // The number at the chat is always shown.
  chat_unread: { mail: true, push: true, isElsewhere: true },
  call_missed: { mail: true, push: true },
};

/** Whether people of this role get notifications of a kind, and so have a choice about it. */
export function isTold(kind: NotificationKind, role: Role): boolean {
  return (defaults[kind].role ?? role) === role;
}

export function isWantedByDefault(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'in_app' ? isOffered(kind, channel) : defaults[kind][channel];
}

/** Whether a channel has notifications of a kind at all. */
export function isOffered(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel !== 'in_app' || defaults[kind].isElsewhere !== true;
}

/** Whether a kind cannot be turned off in a channel. */
export function isFixed(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === 'in_app' && defaults[kind].isFixed === true;
}

/** 22 to 8 o'clock. */
export const usualQuietHours = { from: 22, until: 8 } as const;

export interface QuietHours {
  /** Full hours, 0 to 23; if both are equal, no hour is quiet. */
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
