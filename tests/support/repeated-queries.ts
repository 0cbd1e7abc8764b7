export interface SentStatement {
  text: string;
  parameters: readonly unknown[];
}

const isRead = /^\s*select\b/iu;
/** After waiting for a lock, reading again is right: the rows may have changed. */
const isLock = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|\bpg_advisory_xact_lock\b/iu;
const written = /\b(?:insert into|update|delete from) "(\w+)"/giu;

/**
 * Queries that were sent again with the same parameters, without a write to their tables or a wait for a lock in between:
 * the answer is always the same. The driver's queries about types at its first connection do not count.
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
