export interface SentStatement {
  text: string;
  parameters: readonly unknown[];
}

const isRead = /^\s*select\b/iu;
/** Whoever waited for a lock reads again what was read before. */
const isLock = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|\bpg_advisory_xact_lock\b/iu;
const written = /\b(?:insert into|update|delete from) "(\w+)"/giu;

/**
 * The queries that were sent again with the same parameters although nothing had been written to their tables in between,
 * and no lock was waited for: they could only have the same answer. What the driver asks about types at its first connection does not count.
 */
export function repeatedQueries(sent: readonly SentStatement[]): string[] {
  const asked = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { text, parameters } of sent) {
    if (isLock.test(text)) asked.clear();
    for (const [, table = ''] of text.matchAll(written)) forget(asked, table);
    if (!isRead.test(text) || text.includes('pg_catalog')) continue;
    const query = `${text} ${JSON.stringify(parameters)}`;
    if (asked.has(query)) repeated.add(query);
    asked.set(query, text);
  }
  return [...repeated];
}

function forget(asked: Map<string, string>, table: string): void {
  for (const [query, text] of asked) if (text.includes(`"${table}"`)) asked.delete(query);
}
