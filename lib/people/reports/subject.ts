import type { Connection } from '@/db/client';
import type { MessageKind, reportSubjects } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';

/*
 * What may be reported. The slice that owns a kind offers it as a `ReportSubject`, and app/api/reports/subjects.ts composes
 * them all; a new kind is named in `reportSubjects` of db/enums.ts, after which the compiler asks for its subject there.
 */
export type ReportSubjectKind = (typeof reportSubjects)[number];

/** What the reader saw: it is sealed as evidence. */
export interface Snapshot {
  /** Who wrote it or whom it shows, as they were named. */
  name: string | null;
  title: string | null;
  text: string | null;
  /** Of what is said between two: the conversation around it. Then only whoever has claimed the case reads the evidence. */
  conversation?: readonly SealedMessage[];
}

/** A message beside the reported one. Whoever is not the owner has reported it, and is not named. */
export interface SealedMessage {
  by: 'owner' | 'other';
  kind: MessageKind;
  text: string;
  /** How long a voice note is, or how long a call was. */
  seconds?: number;
  isDeleted: boolean;
  /** ISO 8601. */
  at: string;
  isReported: boolean;
}

export interface FoundSubject {
  /** Its key for good, of digits and dots: the caller may have named it by a slug, which can change. */
  key: string;
  /** Null for the site's editors and deleted accounts. */
  ownerId: number | null;
  snapshot: Snapshot;
  /** The bytes of what was seen or heard, of which a copy is sealed: WebP, and MP3. At most one of the two. */
  picture?: Uint8Array;
  sound?: Uint8Array;
}

/** What `hide` needs to know, and later `restore`. */
export interface Hiding {
  /** The moderator; null where enough reports did it. */
  by: number | null;
  at: Date;
  /** What the owner reads; null while no moderator has decided. */
  reason: string | null;
}

export interface ReportSubject {
  /**
   * Asked before anything is stored: null, or AppError('not_found'), for what the viewer may not see, which is answered
   * as not there.
   */
  find: (viewer: Viewer, key: string, locale: Locale) => Promise<FoundSubject | null>;
  /**
   * Takes it from everybody's sight, in the transaction of the decision. @returns what `restore` needs, or null when
   * there is nothing left to hide
   */
  hide: (on: Connection, key: string, hiding: Hiding) => Promise<Record<string, unknown> | null>;
  /** Makes it as it was, unless its owner has put something else in its place. */
  restore: (on: Connection, key: string, hidden: Record<string, unknown>) => Promise<void>;
  /** Reports by this many people hide it until a moderator decides, unless one has let the same stand. */
  reportsToHide?: number;
}

export type ReportSubjects = Record<ReportSubjectKind, ReportSubject>;

/** The ids of a key, `12` or `12.7`; null where it is no such key. */
export function idsOf(key: string, count: number): number[] | null {
  const ids = key.split('.').map(Number);
  return ids.length === count && ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    ? ids
    : null;
}
