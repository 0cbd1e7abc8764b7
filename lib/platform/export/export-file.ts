import 'server-only';
import { byteOrderMark, csvLine, type Cell } from '@/lib/platform/text/csv';
import { jsonRows } from './json-rows';
import type { ExportedRecords } from './records';

interface ExportRules {
  /** Without extension. */
  name: string;
  format: 'csv' | 'json';
  /** The columns of the table, in their order; none of them holds an object. */
  columns: readonly string[];
}

/** Writes records into one file: JSON with an array for each kind, or one CSV table that begins with the kind. */
export async function exportFile(
  records: readonly ExportedRecords[],
  { name, format, columns }: ExportRules,
): Promise<File> {
  const parts = await (format === 'csv' ? writeCsv(records, columns) : writeJson(records));
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  return new File(parts, `${name}.${format}`, { type });
}

/** A column that a record does not have is an empty cell. */
async function writeCsv(records: readonly ExportedRecords[], columns: readonly string[]): Promise<string[]> {
  const parts = [byteOrderMark, csvLine(['record', ...columns])];
  for (const { name, pages } of records) {
    for await (const rows of pages) {
      // The boundary: `columns` names no column that holds an object.
      const lines = rows.map((row) => csvLine([name, ...columns.map((column) => row[column] as Cell)]));
      parts.push(lines.join(''));
    }
  }
  return parts;
}

async function writeJson(records: readonly ExportedRecords[]): Promise<string[]> {
  const parts: string[] = [];
  for (const { name, pages } of records) {
    parts.push(parts.length === 0 ? '{' : ',\n', `"${name}": [`);
    for await (const part of jsonRows(pages)) parts.push(part);
    parts.push(']');
  }
  return [...parts, '}\n'];
}
