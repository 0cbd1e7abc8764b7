import { isAtHead } from '@/scripts/db/migrations';

/** Whether visitors may come: the database answers, and has the schema this code needs. Once it has, it keeps it. */
export function createReadiness(url: string, ping: () => Promise<boolean>): () => Promise<boolean> {
  let hasSchema = false;
  return async () => {
    if (!(await ping())) return false;
    hasSchema ||= await isAtHead(url).catch(() => false);
    return hasSchema;
  };
}
