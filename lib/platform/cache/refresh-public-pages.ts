import 'server-only';
import { revalidatePath } from 'next/cache';

/*
 * Separate from lib/platform/cache/cache.ts, because the serving process imports that one before Next is loaded,
 * and this one imports Next.
 */

/** Every cached page shows courses, settings or articles. They change rarely, so all pages are invalidated together. */
export function refreshPublicPages(): void {
  revalidatePath('/', 'layout');
}
