import 'server-only';
import { revalidatePath } from 'next/cache';

/** Every cached page shows courses or settings: both change rarely, so everything is rendered anew at once. */
export function refreshPublicPages(): void {
  revalidatePath('/', 'layout');
}
