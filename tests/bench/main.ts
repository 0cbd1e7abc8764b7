/** `npm run bench`: every time and size this project promises, each beside its measure, all on loopback. */
import { connect } from '@/db/client';
import { exercises } from '@/db/schema/courses';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { runProgram } from '@/scripts/services/lifetime';
import { benchAttempts } from './attempts';
import { benchBlog } from './blog/blog';
import { benchComments } from './blog/comments';
import { benchFront } from './front';
import { benchGrading } from './grading';
import { benchLearning } from './learning/learning';
import { benchLessonPage } from './lesson-page';
import { benchLogins } from './logins';
import { benchPageCache } from './page-cache';
import { benchPresses } from './presses';
import { benchSettings } from './settings';
import { startSite } from './site';
import type { Line } from './statistics';

/** Those that many read, and those that nobody has read when they are measured. */
const publicPages = {
  read: ['/en/blog', '/en/blog/culture/ty-and-vy'],
  unread: ['/en/blog/grammar/verbs-of-motion-map', '/blog/culture/ty-and-vy', '/de/blog', '/it', '/en/about'],
};

async function bench(): Promise<number> {
  const site = await startSite('govorim_bench');
  const { base, databaseUrl, variables } = site;
  const parts = [
    benchGrading,
    () => benchPageCache(site, publicPages),
    () => benchLessonPage(base),
    () => benchPresses(base),
    async () => benchAttempts(base, await readContents(databaseUrl)),
    () => benchSettings(base),
    () => benchFront(base, variables),
    () => benchLogins(base),
    benchLearning,
    benchBlog,
    benchComments,
  ];
  let isKept = true;
  for (const part of parts) {
    const lines = await part();
    lines.forEach(print);
    isKept &&= lines.every(({ kept }) => kept);
  }
  return isKept ? 0 : 1;
}

async function readContents(url: string) {
  const { db, sql } = connect(url, 1);
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  await sql.end();
  return new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
}

function print({ what, measured, goal, kept }: Line): void {
  process.stdout.write(`${kept ? '✓' : '✗'} ${what}: ${measured} (${goal})\n`);
}

await runProgram(bench);
