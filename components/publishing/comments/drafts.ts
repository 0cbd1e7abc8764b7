import { writeOptional, readOptional } from '@/lib/browser/consent';

/*
 * What somebody is writing, kept in the browser until it is sent or thrown away: a reload, a way through the sign-in
 * page or an hour without a network loses nothing. Storage that throws means only that nothing is kept.
 */
interface Draft {
  text: string;
  /** Milliseconds. */
  at: number;
  /** Who wrote it; null: nobody was signed in yet. Others who use the browser do not get to read it. */
  by: number | null;
}
type Drafts = Record<string, Draft>;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const place = 'comment-drafts';
const mostDrafts = 20;
const kept = 30 * 86_400_000;

/** The draft that lies at a place; '' when there is none, or when it is somebody else's. */
export function readDraft(store: Store | null, key: string, who: number | null): string {
  const draft = load(store)[key];
  return draft && (draft.by === null || draft.by === who) ? draft.text : '';
}

/** An empty text is no draft. */
export function writeDraft(store: Store | null, key: string, { text, at, by }: Draft): void {
  const others = Object.entries(load(store)).filter(([each, draft]) => each !== key && at - draft.at < kept);
  const all: [string, Draft][] = text.trim() === '' ? others : [...others, [key, { text, at, by }]];
  const newest = all.sort(([, one], [, other]) => other.at - one.at).slice(0, mostDrafts);
  try {
    store?.setItem(place, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Full, or not allowed: the text is still in its field.
  }
}

function load(store: Store | null): Drafts {
  try {
    const found: unknown = JSON.parse(store?.getItem(place) ?? '{}');
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

/** This browser's, unless its user keeps nothing optional. */
export const browserStore: Store = {
  getItem: () => readOptional(place),
  setItem: (_, value) => writeOptional(place, value),
};
