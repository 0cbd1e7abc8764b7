import 'server-only';
import { revalidatePath } from 'next/cache';

/*
 * Apart from lib/platform/cache/cache.ts, which announces changes in the serving process, too: there Next must be loaded before
 * anything of its own.
 */

/** Every cached page shows courses, settings or articles: all change rarely, so everything is rendered anew at once. */
export function refreshPublicPages(): void {
  revalidatePath('/', 'layout');
}
