import 'server-only';
import type { SQLWrapper } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { requestsCount, type Reading } from './inside/list-queries';

/** The number of requests that wait for `me`, as part of a query that is built once: one row, `count`. */
export const selectRequestsCount = (on: Connection, reading: Reading): SQLWrapper =>
  requestsCount(on, reading);
