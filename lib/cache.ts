import 'server-only';
import { sql } from 'drizzle-orm';
import { revalidatePath } from 'next/cache';
import type { Connection } from '@/db/client';
import { pagesChannel } from './pages-channel';

/** Every cached page shows courses or settings: both change rarely, so everything is rendered anew at once. */
export function refreshPublicPages(): void {
  revalidatePath('/', 'layout');
}

/** Every process refreshes its pages, once the transaction is through: scripts/serve/page-changes.ts listens. */
export async function announcePageChange(on: Connection): Promise<void> {
  await on.execute(sql`select pg_notify(${pagesChannel}, '')`);
}
