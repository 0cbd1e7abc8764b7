import type { MessageView } from './schema';

/** What somebody has noted; parts that were left out are empty. */
type NoteParts =
  | { kind: 'word'; word: string; meaning: string }
  | { kind: 'correction'; said: string; better: string; reason: string };

/** The text of a note as its message has it: a line for each part, without those at the end that are empty. */
export function noteText(note: NoteParts): string {
  const lines = note.kind === 'word' ? [note.word, note.meaning] : [note.said, note.better, note.reason];
  return lines.filter((line) => line !== '').join('\n');
}

type NoteView = NonNullable<MessageView['note']>;

/** What the text of a note says; the counterpart of `noteText`. */
export function readNote(
  text: string,
  kind: NoteView['kind'],
): Pick<NoteView, 'words' | 'meaning' | 'better' | 'reason'> {
  const [words = '', second = null, third = null] = text.split('\n');
  return kind === 'word'
    ? { words, meaning: second, better: null, reason: null }
    : { words, meaning: null, better: second, reason: third };
}
