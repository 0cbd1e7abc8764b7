import type { MessageView } from './schema';

/** The parts of a note; those that were left out are empty. */
type NoteParts =
  | { kind: 'word'; word: string; meaning: string }
  | { kind: 'correction'; said: string; better: string; reason: string };

/** The text of a note's message: one line for each part, without the empty ones at the end. */
export function noteText(note: NoteParts): string {
  const lines = note.kind === 'word' ? [note.word, note.meaning] : [note.said, note.better, note.reason];
  return lines.filter((line) => line !== '').join('\n');
}

type NoteView = NonNullable<MessageView['note']>;

/** The parts in the text of a note; the inverse of `noteText`. */
export function readNote(
  text: string,
  kind: NoteView['kind'],
): Pick<NoteView, 'words' | 'meaning' | 'better' | 'reason'> {
  const [words = '', second = null, third = null] = text.split('\n');
  return kind === 'word'
    ? { words, meaning: second, better: null, reason: null }
    : { words, meaning: null, better: second, reason: third };
}
