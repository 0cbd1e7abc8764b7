import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { prepareDatabase } from '@/tests/bench/site';

interface Wishes {
  posts: number;
  comments: number;
}

/** A database with the content, and with so many articles and comments. @returns its address */
export async function loadBlog(
  serverUrl: string,
  name: string,
  { posts, comments }: Wishes,
): Promise<string> {
  await emptyDatabase(serverUrl, name);
  const url = databaseUrl(serverUrl, name);
  await prepareDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`select set_config('bench.posts', ${String(posts)}, false), set_config('bench.comments', ${String(comments)}, false)`;
  await sql`set session_replication_role = replica`;
  await sql`set synchronous_commit = off`;
  await sql.unsafe(await readFile(new URL('load.sql', import.meta.url), 'utf8'));
  await sql`vacuum (analyze)`;
  await sql.end();
  return url;
}
