import pLimit from 'p-limit';
import { collectChild, program, tool } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { sum, type Count } from '@/scripts/test/counts';

/** What every machine has. */
const cores = 2;

/** Writes the types of routes, which lint and the compiler read. */
const typegen = ['route types', ...tool('next/dist/bin/next', 'typegen')];

/** A name and its command; the longest first. */
const checks = [
  [
    'lint',
    ...tool(
      'eslint/bin/eslint.js',
      '.',
      '--cache',
      '--cache-location=.cache/eslint/',
      // A fresh clone or another branch has other times, and the same files.
      '--cache-strategy=content',
      '--max-warnings=0',
    ),
  ],
  ['types', ...tool('typescript/bin/tsc', '--noEmit')],
  [
    'format',
    ...tool(
      'prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      '--cache-location=.cache/prettier',
      '--cache-strategy=content',
      '.',
    ),
  ],
  ['dead code', ...tool('knip/bin/knip.js')],
  ['code that only tests use', ...tool('knip/bin/knip.js', '--production')],
  ['law', ...program('scripts/law/main.ts')],
  ['circles of imports', ...tool('oxlint/bin/oxlint', '--tsconfig=tsconfig.json', '--deny-warnings')],
];

interface Others {
  /** What takes longest, so that it begins first. */
  first: () => Promise<Count>;
  last?: () => Promise<Count>;
}

/** Runs every static check, and other work beside them; shows what a failing check has to say. */
export async function runChecks({ first, last }: Others): Promise<Count> {
  const types = await check(typegen);
  const tasks = checks.map((each) => () => check(each));
  return sum([
    types,
    ...(await pLimit(cores).map([first, ...tasks, ...(last ? [last] : [])], (task) => task())),
  ]);
}

async function check([name, ...command]: string[]): Promise<Count> {
  const { code, output } = await collectChild(command, { variables: process.env });
  say(`${code === 0 ? '✓' : '✗'} ${name ?? ''}`);
  if (code !== 0 || name === 'law') console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
