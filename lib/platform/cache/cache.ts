import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { writePageChange, type PageChange } from './page-change';
import { pagesChannel, settingsChange } from './pages-channel';

/**
 * Makes every process expire the cached pages that the change touches, after the transaction commits:
 * scripts/serve/page-changes.ts listens. Settings touch every page and are cached for a second, so their expiry is
 * delayed; other changes are visible at once.
 */
export async function announcePageChange(on: Connection, change: PageChange | 'settings'): Promise<void> {
  const payload = change === 'settings' ? settingsChange : writePageChange(change);
  await on.execute(sql`select pg_notify(${pagesChannel}, ${payload})`);
}
