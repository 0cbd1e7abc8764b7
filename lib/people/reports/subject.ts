import type { Connection } from '@/db/client';
import type { MessageKind, reportSubjects } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';

/*
 * Kinds of subjects that can be reported. The slice that owns a kind offers it as a `ReportSubject`, and
 * lib/composition/report-subjects.ts composes them all; a new kind is named in `reportSubjects` of db/enums.ts, after which the
 * compiler requires its subject there.
 */
export type ReportSubjectKind = (typeof reportSubjects)[number];

/** The subject as the reporter saw it; stored as evidence. */
export interface Snapshot {
  /** Name of the author or of the person shown, at that time. */
  name: string | null;
  title: string | null;
  text: string | null;
  /**
   * For a message: the conversation around it. Then only the moderator who holds or has decided the case reads the evidence.
   */
  conversation?: readonly SealedMessage[];
  call?: SealedCall;
}

/** What is known of a call of two. */
export interface SealedCall {
  /** Who has called; `other` has reported it, and is not named. */
  by: 'owner' | 'other';
  /** ISO 8601. */
  at: string;
  /** How long the two had talked when it was reported. */
  seconds: number;
  isOver: boolean;
}

/** A message beside the reported one. 'other' is the reporter, who is not named. */
export interface SealedMessage {
  by: 'owner' | 'other';
  kind: MessageKind;
  text: string;
  /** Duration of a voice note or a call. */
  seconds?: number;
  isDeleted: boolean;
  /** ISO 8601. */
  at: string;
  isReported: boolean;
}

export interface FoundSubject {
  /** The permanent key, of digits and dots: the caller may have used a slug, which can change. */
  key: string;
  /** Null for the site's editors and deleted accounts. */
  ownerId: number | null;
  snapshot: Snapshot;
  /** Bytes of the picture (WebP) or sound (MP3) that is stored as evidence; at most one of the two. */
  picture?: Uint8Array;
  sound?: Uint8Array;
}

/** Details of a hiding, for `hide`. */
export interface Hiding {
  /** The moderator; null when it was hidden by reports alone. */
  by: number | null;
  at: Date;
  /** The reason that the owner reads; null until a moderator has decided. */
  reason: string | null;
}

export interface ReportSubject {
  /**
   * Called before anything is stored. Null, or AppError('not_found'), when the subject is missing or the viewer may not see
   * it.
   */
  find: (viewer: Viewer, key: string, locale: Locale) => Promise<FoundSubject | null>;
  /**
   * Hides it from everybody, in the transaction of the decision. @returns the values that `restore` needs, or null when
   * there is nothing left to hide
   */
  hide: (on: Connection, key: string, hiding: Hiding) => Promise<Record<string, unknown> | null>;
  /** Shows it again, unless its owner has replaced it. */
  restore: (on: Connection, key: string, hidden: Record<string, unknown>) => Promise<void>;
  /**
   * Reports by this many people hide it until a moderator decides, unless one has dismissed a report of the same snapshot.
   */
  reportsToHide?: number;
}

export type ReportSubjects = Record<ReportSubjectKind, ReportSubject>;

/** The ids in a key, `12` or `12.7`; null when the key has another form. */
export function idsOf(key: string, count: number): number[] | null {
  const ids = key.split('.').map(Number);
  return ids.length === count && ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    ? ids
    : null;
}
