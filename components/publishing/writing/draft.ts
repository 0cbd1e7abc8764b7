import type { Locale } from '@/lib/platform/i18n/locales';
import type { WrittenText } from '@/lib/publishing/writing/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';

export interface TextFields {
  title: string;
  description: string;
  body: string;
}
export type Saving =
  | { phase: 'saved' | 'typing' | 'saving' | 'offline' }
  | { phase: 'refused'; reason: string }
  | { phase: 'behind'; theirs: WrittenText };

export interface Draft extends TextFields {
  locale: Locale;
  /** The text as the server has stored it. */
  stored: WrittenText | null;
  saving: Saving;
}

export const emptyText = { title: '', description: '', body: '' };

export const untouched = (text: WrittenText): Draft => ({
  ...wordsOf(text),
  locale: text.locale,
  stored: text,
  saving: { phase: 'saved' },
});

export const wordsOf = ({ title, description, body }: TextFields): TextFields => ({
  title,
  description,
  body,
});

export const isSame = (one: TextFields, other: TextFields) =>
  one.title === other.title && one.description === other.description && one.body === other.body;

/** The empty fields of a text, and 'long' for a description that is too long: it cannot be published with these. */
export function missingIn(
  { title, description, body }: TextFields,
  maxDescriptionCodePoints: number,
): (keyof TextFields | 'long')[] {
  const parts = { title, description, body };
  const missing = (['title', 'description', 'body'] as const).filter((part) => parts[part].trim() === '');
  return countCodePoints(description) > maxDescriptionCodePoints ? [...missing, 'long'] : missing;
}
