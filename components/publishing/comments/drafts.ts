import { writeOptional, readOptional } from '@/lib/browser/consent';
import { dayMs } from '@/lib/platform/time/units';

/*
 * Drafts of comments, stored in the browser until they are sent or discarded, so that they survive a reload, signing in
 * or an hour offline. When the storage throws, drafts are only not stored.
 */
interface Draft {
  text: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The author's id, so that other users of the browser do not see it; null when nobody was signed in. */
  by: number | null;
}
type Drafts = Record<string, Draft>;
type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'comment-drafts';
const maxDrafts = 20;
const retentionMs = 30 * dayMs;

/** The stored draft; '' when there is none or it belongs to another person. */
export function readDraft(store: DraftStorage | null, key: string, who: number | null): string {
  const draft = load(store)[key];
  return draft && (draft.by === null || draft.by === who) ? draft.text : '';
}

/** Stores a draft; an empty text deletes it. */
export function writeDraft(store: DraftStorage | null, key: string, { text, at, by }: Draft): void {
  const others = Object.entries(load(store)).filter(
    ([each, draft]) => each !== key && at - draft.at < retentionMs,
  );
  const all: [string, Draft][] = text.trim() === '' ? others : [...others, [key, { text, at, by }]];
  const newest = all.sort(([, one], [, other]) => other.at - one.at).slice(0, maxDrafts);
  try {
    store?.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // The storage is full or blocked; the text is still in its field.
  }
}

function load(store: DraftStorage | null): Drafts {
  try {
    const found: unknown = JSON.parse(store?.getItem(storageKey) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, at, by } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof text === 'string' && typeof at === 'number' && (by === null || typeof by === 'number');
}

/** The storage of this browser; it stores nothing when the user has declined optional storage. */
export const browserStorage: DraftStorage = {
  getItem: () => readOptional(storageKey),
  setItem: (_, value) => writeOptional(storageKey, value),
};
