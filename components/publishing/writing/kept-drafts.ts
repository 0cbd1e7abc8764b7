import { writeOptional, readOptional } from '@/lib/browser/consent';
import { locales, type Locale } from '@/lib/platform/i18n/locales';

export interface KeptDraft {
  locale: Locale;
  title: string;
  description: string;
  body: string;
  version: number;
}

type Key = `draft:${string}`;
interface Store {
  getItem: (key: Key) => string | null;
  setItem: (key: Key, value: string) => void;
  removeItem: (key: Key) => void;
}

/** Text that was typed in this browser and is not saved yet. */
export interface KeptDrafts {
  list: () => KeptDraft[];
  keep: (draft: KeptDraft) => void;
  drop: (locale: Locale) => void;
}

/** This browser's storage, unless its user has declined optional storage. */
const comforts: Store = {
  getItem: readOptional,
  setItem: writeOptional,
  removeItem: (key) => writeOptional(key, null),
};

/** Storage that throws keeps nothing, and breaks nothing. */
export function keptDrafts(document: number, store: Store = comforts): KeptDrafts {
  const keyOf = (locale: Locale) => `draft:${document}.${locale}` as const;
  return {
    list: () => locales.flatMap((locale) => quietly(() => read(store.getItem(keyOf(locale)))) ?? []),
    keep: (draft) => quietly(() => store.setItem(keyOf(draft.locale), JSON.stringify(draft))),
    drop: (locale) => quietly(() => store.removeItem(keyOf(locale))),
  };
}

function read(text: string | null): KeptDraft | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  return isKeptDraft(value) ? value : null;
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { locale, version, ...texts }: Partial<Record<keyof KeptDraft, unknown>> = value;
  const { title, description, body } = texts;
  return (
    locales.some((each) => each === locale) &&
    Number.isInteger(version) &&
    [title, description, body].every((text) => typeof text === 'string')
  );
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
