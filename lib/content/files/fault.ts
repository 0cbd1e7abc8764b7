/** A position in the content: a file and its line, counted from 1. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** A mistake that an author has to correct; the message is an English sentence. */
export interface Fault extends SourceLocation {
  message: string;
}

export function byLocation(a: SourceLocation, b: SourceLocation): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** `file:line`, which editors and terminals turn into a link. */
export function formatLocation({ file, line }: SourceLocation): string {
  return `${file}:${line}`;
}
