import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';

/** A kind of background job. A slice defines it and queues it; its handler is registered in scripts/serve/jobs.ts. */
export interface Job<Payload> {
  kind: string;
  /** Adds a job, in the caller's transaction if there is one; a failed job is retried for about a day. It waits `delayMs` first. */
  queue: (payload: Payload, on?: Connection, delayMs?: number) => Promise<void>;
}

export function defineJob<Payload>(kind: string): Job<Payload> {
  return {
    kind,
    queue: async (payload, on = db, delayMs = 0) => {
      await on.execute(
        sql`select graphile_worker.add_job(${kind}::text, payload := ${JSON.stringify(payload)}::json, max_attempts := 18,
          run_at := now() + ${delayMs}::int * interval '1 millisecond')`,
      );
    },
  };
}

export interface JobHandler {
  kind: string;
  work: (payload: unknown) => Promise<void>;
}

export function handleJob<Payload>(
  { kind }: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): JobHandler {
  // The boundary: only Job.queue writes payloads of this kind.
  return { kind, work: (payload) => work(payload as Payload) };
}
