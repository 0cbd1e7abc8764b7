import { isAtHead } from '@/scripts/db/migrations';

/**
 * Checks that the database answers and has the schema that this code needs; the schema is checked only until it was found.
 */
export function createReadiness(url: string, ping: () => Promise<boolean>): () => Promise<boolean> {
  let hasSchema = false;
  return async () => {
    if (!(await ping())) return false;
    hasSchema ||= await isAtHead(url).catch(() => false);
    return hasSchema;
  };
}
