/**
 * `npm run bench`: every time and size this project promises, each beside its measure and its baseline, all on loopback.
 * `npm run bench -- memory pages` measures some of them, `people people-http` the directory with a million people, with `--loaded`
 * those of the last time; `--keep` makes what is measured the new baseline.
 */
import { connect } from '@/db/client';
import { exercises } from '@/db/schema/courses';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { runProgram } from '@/scripts/services/lifetime';
import { benchAttempts } from './attempts';
import { baselineOf, keepAsBaseline } from './baseline';
import { benchBlog } from './blog/blog';
import { benchComments } from './blog/comments';
import { benchChat } from './chat/chat';
import { benchFront } from './front';
import { benchGrading } from './grading';
import { benchLearning } from './learning/learning';
import { benchLessonPage } from './lesson-page';
import { benchLogins } from './logins';
import { benchMemory } from './memory';
import { benchPageCache } from './page-cache';
import { benchPeople, benchPeopleOverHttp } from './people/people';
import { benchPresses } from './presses';
import { benchSettings } from './settings';
import { benchSignedIn } from './signed-in';
import { startSite, type Site } from './site';
import type { Line } from './statistics';
import { requireWrk } from './wrk';

/** Those that many read, and those that nobody has read when they are measured. */
const publicPages = {
  read: ['/en/blog', '/en/blog/culture/ty-and-vy'],
  unread: ['/en/blog/grammar/verbs-of-motion-map', '/blog/culture/ty-and-vy', '/de/blog', '/it', '/en/about'],
};

/** They take some minutes each. */
const onDemand = new Set(['people', 'people-http']);

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

async function bench(): Promise<number> {
  requireWrk();
  let started: Promise<Site> | undefined;
  // What is measured at the database alone needs no site, which takes minutes to build.
  const site = () => (started ??= startSite('govorim_bench'));
  const base = async () => (await site()).base;
  const parts: Record<string, () => Promise<Line[]>> = {
    memory: async () => benchMemory(await site()),
    grading: benchGrading,
    pages: async () => benchPageCache(await site(), publicPages),
    'signed-in': async () => benchSignedIn(await site()),
    'lesson-page': async () => benchLessonPage(await base()),
    presses: async () => benchPresses(await base()),
    attempts: async () => benchAttempts(await base(), await readContents((await site()).databaseUrl)),
    settings: async () => benchSettings(await base()),
    front: async () => benchFront(await site()),
    logins: async () => benchLogins(await base()),
    learning: benchLearning,
    blog: benchBlog,
    comments: benchComments,
    chat: benchChat,
    people: benchPeople,
    'people-http': benchPeopleOverHttp,
  };
  const lines: Line[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!(wanted.length > 0 ? wanted.includes(name) : !onDemand.has(name))) continue;
    for (const line of await part()) {
      print(line);
      lines.push(line);
    }
  }
  if (process.argv.includes('--keep')) keepAsBaseline(lines);
  return lines.every(({ isMet }) => isMet) ? 0 : 1;
}

async function readContents(url: string) {
  const { db, sql } = connect(url, 1);
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  await sql.end();
  return new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
}

function print({ what, measured, goal, isMet }: Line): void {
  const before = baselineOf(what);
  const compared = before === undefined ? '' : `; baseline: ${before}`;
  process.stdout.write(`${isMet ? '✓' : '✗'} ${what}: ${measured} (${goal}${compared})\n`);
}

await runProgram(bench);
