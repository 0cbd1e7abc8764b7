import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { pagesChannel, immediateChange } from './pages-channel';

/**
 * Makes every process refresh its cached pages after the transaction commits: scripts/serve/page-changes.ts listens.
 * Settings are cached for a second, so their refresh is delayed; other changes are visible at once.
 */
export async function announcePageChange(
  on: Connection,
  what: 'settings' | 'documents' = 'settings',
): Promise<void> {
  await on.execute(sql`select pg_notify(${pagesChannel}, ${what === 'documents' ? immediateChange : ''})`);
}
