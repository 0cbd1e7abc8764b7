import { connect } from '@/db/client';

export type Opened = ReturnType<typeof connect>;

/** The size of the site's connection pool. */
const poolSize = 10;

/** The place of lib/platform/database/database, by which every query of the application goes. */
const place = globalThis as { govorimDatabase?: Opened };

export function openPool(url: string): Opened {
  return connect(url, poolSize);
}

/** From now on the application, as far as it runs in this process, asks this database. */
export function switchTo(opened: Opened): void {
  place.govorimDatabase = opened;
}
