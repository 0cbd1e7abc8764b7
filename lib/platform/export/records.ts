import { asc, sql, type AnyColumn, type SQL } from 'drizzle-orm';

type Row = Record<string, unknown>;

/** One kind of record of somebody's data, read a page of rows at a time; a slice offers those it stores. */
export interface ExportedRecords {
  /** How the file names them, in the singular: 'attempt'. */
  name: string;
  pages: AsyncIterable<Row[]>;
}

/** Rows of one page. */
export const exportPageSize = 2000;
/** 400,000 rows: a thousand answers a day for a year. */
const maxPages = 200;

/**
 * Records that are read page by page; `read` gets the last row of the page before, and null first.
 * @param pageSize the limit of its query
 */
export function inPages<T extends Row>(
  name: string,
  read: (last: T | null) => Promise<T[]>,
  pageSize = exportPageSize,
): ExportedRecords {
  return { name, pages: pagesOf(read, pageSize) };
}

async function* pagesOf<T extends Row>(
  read: (last: T | null) => Promise<T[]>,
  pageSize: number,
): AsyncGenerator<T[]> {
  let last: T | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const rows: T[] = await read(last);
    yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? null;
  }
}

/** A query of drizzle that is still to be ordered. */
interface Unordered<T> {
  orderBy: (...columns: SQL[]) => { limit: (rows: number) => PromiseLike<T[]> };
}

/**
 * Records in the order of a key, page by page behind the last one.
 * @param key the fields that together name a record, in order, with the columns they are read from
 * @param select the query without order and limit; it puts `isBehind` into its `where`
 */
export function inKeyOrder<T extends Row>(
  name: string,
  key: { readonly [Field in keyof T]?: AnyColumn | SQL },
  select: (isBehind: SQL | undefined) => Unordered<T>,
  pageSize = exportPageSize,
): ExportedRecords {
  const columns = Object.values<AnyColumn | SQL | undefined>(key).filter((column) => column !== undefined);
  const order = columns.map((column) => asc(column));
  const isBehind = (last: T) => {
    const values = Object.keys(key).map((field) => sql`${last[field]}`);
    return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  };
  return inPages<T>(
    name,
    async (last) =>
      select(last ? isBehind(last) : undefined)
        .orderBy(...order)
        .limit(pageSize),
    pageSize,
  );
}

/** Records that fit into one page. */
export function atOnce(name: string, read: () => Promise<Row[]>): ExportedRecords {
  return { name, pages: onePage(read) };
}

async function* onePage(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read();
}
