import { z } from 'zod';
import { keepComfort, readComfort } from '@/lib/browser/consent';
import { locales, type Locale } from '@/lib/platform/i18n/locales';

const kept = z.object({
  locale: z.enum(locales),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  version: z.int(),
});
export type KeptDraft = z.infer<typeof kept>;

type Key = `draft:${string}`;
interface Store {
  getItem: (key: Key) => string | null;
  setItem: (key: Key, value: string) => void;
  removeItem: (key: Key) => void;
}

/** What was typed and not saved yet, in this browser. */
export interface KeptDrafts {
  list: () => KeptDraft[];
  keep: (draft: KeptDraft) => void;
  drop: (locale: Locale) => void;
}

/** This browser's, unless its user keeps nothing optional. */
const comforts: Store = {
  getItem: readComfort,
  setItem: keepComfort,
  removeItem: (key) => keepComfort(key, null),
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
  return text === null ? null : kept.parse(JSON.parse(text));
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
