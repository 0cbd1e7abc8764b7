import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { Letter } from '@/lib/people/letters/kinds';
import { db } from '@/lib/platform/database/database';

/** What each kind of job is told. */
export interface JobPayloads {
  mail: Letter;
  lost_password: { email: string };
  clean_up: null;
  rejudge: { exercise: number };
}

/** Adds a job to graphile-worker's queue in the database; it is tried again for about a day when it fails. */
export async function queueJob<K extends keyof JobPayloads>(
  kind: K,
  payload: JobPayloads[K],
  on: Connection = db,
): Promise<void> {
  await on.execute(
    sql`select graphile_worker.add_job(${kind}::text, payload := ${JSON.stringify(payload)}::json, max_attempts := 18)`,
  );
}
