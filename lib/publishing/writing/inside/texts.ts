import 'server-only';
import type { Connection } from '@/db/client';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import {
  selectDrafts,
  selectPublicTexts,
  type DraftRow,
  type PublicRow,
  type TextFields,
} from './text-queries';
import type { TextState, WrittenText } from '@/lib/publishing/writing/schema';

/** The texts of a document as its authors see them: for each language the draft, else the public text. */
export async function listTexts(on: Connection, documentId: number): Promise<WrittenText[]> {
  const drafts = await selectDrafts(on, documentId);
  const read = await selectPublicTexts(on, documentId);
  const known = [...new Set([...drafts, ...read].map(({ locale }) => locale))].filter(isLocale);
  return known.flatMap((locale) => {
    const isHere = (row: { locale: string }) => row.locale === locale;
    return showText(locale, drafts.find(isHere) ?? null, read.find(isHere) ?? null) ?? [];
  });
}

/** Null when there is neither a draft nor a public text. */
export function showText(locale: Locale, draft: DraftRow | null, read: PublicRow | null): WrittenText | null {
  const words = draft ?? read;
  if (!words) return null;
  const { title, description, body } = words;
  const at = draft?.savedAt ?? read?.updatedAt ?? new Date(0);
  return {
    locale,
    title,
    description,
    body,
    version: draft?.version ?? 0,
    state: stateOf(draft, read),
    changed_at: at.toISOString(),
    changed_by: draft && writerOf(draft),
  };
}

/** Null for a deleted account. */
const writerOf = ({ savedBy: id, savedByName: name }: DraftRow) =>
  id === null || name === null ? null : { id, name };

function stateOf(draft: DraftRow | null, read: PublicRow | null): TextState {
  if (!read) return 'fresh';
  return draft && !isSameText(draft, read) ? 'changed' : 'public';
}

export const isSameText = (one: TextFields, other: TextFields) =>
  one.title === other.title && one.description === other.description && one.body === other.body;
