import pLimit from 'p-limit';
import { collectChild, program, tool } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { sum, type Count } from '@/scripts/test/counts';

/** Every machine has two cores. */
const maxParallel = 2;

/**
 * For the type checker of oxlint, which is written in Go: it collects garbage when its heap has grown fivefold, instead of
 * twofold, and has one thread, because another task runs beside it and each thread infers the same types anew.
 */
const goRuntime = { GOGC: '400', GOMAXPROCS: '1' };

/** Generates the route types that the compiler reads. */
const typegen = ['route types', ...tool('next/dist/bin/next', 'typegen')];

/** A name and its command; the longest first. */
const checks = [
  ['lint and types', ...tool('oxlint/bin/oxlint', '--tsconfig=tsconfig.json')],
  ['dead code', ...tool('knip/bin/knip.js')],
  ['code that only tests use', ...tool('knip/bin/knip.js', '--production')],
  ['law', ...program('scripts/law/main.ts')],
  ['format', ...tool('oxfmt/bin/oxfmt', '--check')],
];

interface OtherWork {
  /** The longest task, so that it starts first. */
  first: () => Promise<Count>;
  last?: (() => Promise<Count>)[];
}

/** Runs all static checks in parallel with other work; prints the output of a failing check. */
export async function runChecks({ first, last = [] }: OtherWork): Promise<Count> {
  const types = await check(typegen);
  const tasks = checks.map((each) => () => check(each));
  return sum([types, ...(await pLimit(maxParallel).map([first, ...tasks, ...last], (task) => task()))]);
}

async function check([name, ...command]: string[]): Promise<Count> {
  const { code, output } = await collectChild(command, { variables: { ...process.env, ...goRuntime } });
  say(`${code === 0 ? '✓' : '✗'} ${name ?? ''}`);
  if (code !== 0 || name === 'law') console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
