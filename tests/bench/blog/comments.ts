import { readFile } from 'node:fs/promises';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listQueue } from '@/lib/publishing/comments/moderation';
import type { CommentSort } from '@/lib/publishing/comments/schema';
import { listReplies, listThreads } from '@/lib/publishing/comments/service';
import { closeDatabase } from '@/lib/platform/database/database';
import { readEnv } from '@/lib/platform/env';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { openPool, switchTo, type Opened } from '@/tests/bench/learning/application';
import type { Line } from '@/tests/bench/statistics';
import { checkPlans, measureAll, type Asked } from './at-database';
import { blogDatabase } from './blog';
import { viewerOf } from '@/tests/support/viewer';

/** The post that half of all comments are about. */
const busiest = 'bench-post-1';

/** The threads of the blog that benchBlog has made, as readers and moderators go through them. */
export async function benchComments(): Promise<Line[]> {
  const { DATABASE_URL } = readEnv(process.env);
  const url = databaseUrl(DATABASE_URL, blogDatabase);
  const opened = openPool(url);
  for (const statement of await readStatements()) await opened.sql.unsafe(statement);
  switchTo(opened);
  const asked = await describeAsked(opened);
  const lines = await measureAll(asked, '220,000 comments');
  lines.push(await checkPlans(openPool(url), asked, 'comments'));
  switchTo(opened);
  await closeDatabase();
  return lines;
}

/** One after the other: what cleans up cannot be part of a larger piece of work. */
async function readStatements(): Promise<string[]> {
  const text = await readFile(new URL('comments.sql', import.meta.url), 'utf8');
  return text.split(/;\n/u).filter((statement) => statement.trim() !== '');
}

async function describeAsked({ sql }: Opened): Promise<Asked> {
  const [known] = await sql<{ reader: number; thread: number; id: number; likes: number }[]>`
    select reader.id as reader, busiest.id as thread, middle.id, middle.likes
    from (select id from users where email = 'reader-77@bench.example') reader,
      (select parent_id as id from comments group by parent_id having parent_id is not null order by count(*) desc limit 1) busiest,
      (select comments.id, likes from comments join documents on documents.id = document_id
        where slug = ${busiest} and parent_id is null order by likes desc, comments.id desc offset 20000 limit 1) middle`;
  if (!known) throw new Error('There are no comments to ask for.');
  const reader = viewerWith(known.reader, 'student');
  const moderator = viewerWith(known.reader, 'moderator');
  const read = (slug: string, sort: CommentSort, after?: string) =>
    listThreads(reader, { kind: 'post', slug }, { sort, ...(after !== undefined && { after }) }, 'en');
  const deep = (n: number) => `${known.likes}_${known.id - n}`;
  return {
    'Comments, the newest': () => read(busiest, 'newest'),
    'Comments, the best': () => read(busiest, 'best'),
    'Comments, the newest, far down': (n) => read(busiest, 'newest', deep(n)),
    'Comments, the best, far down': (n) => read(busiest, 'best', deep(n)),
    'Comments of a quiet post': (n) => read(`bench-post-${101 + n}`, 'best'),
    'Answers of a long thread': (n) => listReplies(reader, known.thread, { after: known.id + n }, 'en'),
    "The moderators' queue, far down": (n) => listQueue(moderator, { queue: 'all', before: 2000 + n }, 'en'),
    "The moderators' queue, hidden": () => listQueue(moderator, { queue: 'hidden' }, 'en'),
    "The moderators' queue, all": () => listQueue(moderator, { queue: 'all' }, 'en'),
  };
}

const viewerWith = (id: number, role: Viewer['role']): Viewer =>
  viewerOf(id, { role, firstName: 'Reader', surname: 'Number 77', locale: 'en' });
