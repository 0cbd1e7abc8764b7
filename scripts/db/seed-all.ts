import { connect } from '@/db/client';
import type { Env } from '@/lib/platform/env';
import { seedSettings } from '@/lib/people/settings/defaults';
import { seedContent } from './seed-content';
import { seedDemo } from './seed-demo';

/** Seeds settings, content and demonstration accounts; existing rows, above all learners' progress, stay. */
export async function seedAll({ APP_ENV, DATABASE_URL }: Env): Promise<{ changed: number }> {
  const { db, sql } = connect(DATABASE_URL, 2);
  try {
    await seedSettings(db);
    const { changed } = await seedContent(db);
    await seedDemo(db, { APP_ENV });
    return { changed };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
