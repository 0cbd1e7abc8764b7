export type Cell = string | number | boolean | Date | readonly (string | number)[] | null | undefined;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of CSV (RFC 4180), every cell in quotes. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map((cell) => `"${safe(write(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function write(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' ? cell.join(' ') : String(cell);
}

/** Cells that begin like a formula get an apostrophe, so that spreadsheets show them as text (CSV injection). */
const safe = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);
