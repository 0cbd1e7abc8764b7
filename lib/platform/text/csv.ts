export type Cell = string | number | boolean | Date | readonly (string | number)[] | null | undefined;

/** So that spreadsheets read it as UTF-8. */
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

/** What begins like a formula would be one in a spreadsheet: an apostrophe makes it text. */
const safe = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);
