import type { ExportedRecords } from './records';

/**
 * The rows of an array in JSON, one on each line, without the brackets; one page of rows at a time, so that a large export
 * needs little memory.
 */
export async function* jsonRows(pages: ExportedRecords['pages']): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    if (lines === '') continue;
    yield `${isFirst ? '\n' : ',\n'}${lines}`;
    isFirst = false;
  }
}
