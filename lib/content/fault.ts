/** Where something stands in the content: a file and its line, counted from 1. */
export interface Place {
  file: string;
  line: number;
}

/** What an author has to mend; the message is an English sentence. */
export interface Fault extends Place {
  message: string;
}

export function byPlace(a: Place, b: Place): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** As editors and terminals link it. */
export function formatPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}
